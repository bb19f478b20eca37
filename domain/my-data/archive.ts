/** What the archive's data file is called by, and which form of it this is: raised when a reader would have to change. */
export const ARCHIVE_FORMAT = "sintonia-export";
export const ARCHIVE_VERSION = 1;

/** The files of an archive. Their names are the same in every language: what reads them looks for these. */
export const ARCHIVE_FILES = {
  about: "read-me.txt",
  page: "my-data.html",
  data: "data.json",
  people: "people.vcf",
} as const;
