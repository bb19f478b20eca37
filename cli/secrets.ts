const SECRETS = [
  "AUTH_SECRET",
  "AI_API_KEY",
  "GOOGLE_CLIENT_SECRET",
  "METRICS_TOKEN",
  "BACKUP_PASSPHRASE",
  "AWS_SECRET_ACCESS_KEY",
];
const ADDRESSES = ["DATABASE_URL", "SMTP_URL", "AI_BASE_URL"];

/** A text without the secrets of the environment, which another program's message may quote. */
export function withoutSecrets(text: string, source: Record<string, string | undefined>): string {
  const secrets = [
    ...SECRETS.map((name) => source[name] ?? ""),
    ...ADDRESSES.flatMap((name) => passwordsIn(source[name] ?? "")),
  ];
  return secrets.filter(Boolean).reduce((left, secret) => left.replaceAll(secret, "…"), text);
}

function passwordsIn(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
