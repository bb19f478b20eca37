/** Format and version in the data file; increment the version on changes that readers have to adapt to. */
export const ARCHIVE_FORMAT = "sintonia-export";
export const ARCHIVE_VERSION = 1;

/** The archive's file names, the same in every language, as programs look for them. */
export const ARCHIVE_FILES = {
  about: "read-me.txt",
  page: "my-data.html",
  data: "data.json",
  people: "people.vcf",
} as const;
