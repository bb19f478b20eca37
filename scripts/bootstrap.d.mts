export function isInstalled(root?: string): boolean;
export function installFailure(output: string, registry: string): string;
export function withLock<T>(name: string, work: () => T | Promise<T>, root?: string): Promise<T>;
export function ensurePackages(): Promise<void>;
export function lacksOnlyOptional(output: string, lock: unknown): boolean;
