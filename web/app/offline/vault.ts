/** A record's plaintext part. */
export interface RecordInfo {
  id: string;
  /** When it was written, or last read from the server; milliseconds. */
  at: number;
  /** Bytes, encrypted. */
  size: number;
}

interface StoredRecord extends RecordInfo {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface StoredKey {
  owner: string;
  key: CryptoKey;
}

const KEYS = "keys";
const RECORDS = "records";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("indexedDB")));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("indexedDB")));
  });
}

/** Opens a database; without `create`, fails if it does not exist yet. */
function openDatabase(name: string, create: boolean): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener("upgradeneeded", () => {
    if (!create) return request.transaction?.abort();
    request.result.createObjectStore(KEYS, { keyPath: "owner" });
    request.result.createObjectStore(RECORDS, { keyPath: "id" });
    return undefined;
  });
  return done(request).then((database) => {
    // Whoever deletes the database must not wait for this tab.
    database.addEventListener("versionchange", () => database.close());
    return database;
  });
}

const words = new TextEncoder();

/**
 * Encrypted records of one account in a database of this browser. The key cannot be exported: it exists only inside the
 * database, and is deleted with it. Every method rejects once the database has been deleted.
 */
export class Vault {
  private readonly database: IDBDatabase;
  private readonly owner: string;
  private readonly key: CryptoKey;

  private constructor(database: IDBDatabase, { owner, key }: StoredKey) {
    this.database = database;
    this.owner = owner;
    this.key = key;
  }

  /** Opens an account's records. Records of another account are deleted. */
  static async open(name: string, owner: string): Promise<Vault> {
    const database = await openDatabase(name, true);
    const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    // One transaction, so that two tabs agree on a key.
    const transaction = database.transaction([KEYS, RECORDS], "readwrite");
    const keys = transaction.objectStore(KEYS);
    const all = (await done(keys.getAll())) as StoredKey[];
    let own = all.find((stored) => stored.owner === owner);
    if (!own || all.length > 1) {
      own = { owner, key: fresh };
      keys.clear();
      transaction.objectStore(RECORDS).clear();
      keys.put(own);
    }
    await finished(transaction);
    return new Vault(database, own);
  }

  /** Opens an account's records if there are any; null otherwise. */
  static async openExisting(name: string, owner: string): Promise<Vault | null> {
    const database = await openDatabase(name, false).catch(() => null);
    if (!database) return null;
    const stored = (await done(database.transaction(KEYS).objectStore(KEYS).get(owner))) as StoredKey | undefined;
    if (stored) return new Vault(database, stored);
    database.close();
    return null;
  }

  async put(id: string, value: unknown, at: number): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt(this.algorithm(iv, id), this.key, words.encode(JSON.stringify(value)));
    const record: StoredRecord = { id, at, size: data.byteLength, iv, data };
    const transaction = this.database.transaction(RECORDS, "readwrite");
    transaction.objectStore(RECORDS).put(record);
    await finished(transaction);
  }

  /** The value of a record; undefined if there is none or it cannot be decrypted. */
  async get(id: string): Promise<unknown> {
    const records = this.database.transaction(RECORDS).objectStore(RECORDS);
    const record = (await done(records.get(id))) as StoredRecord | undefined;
    return record && this.read(record);
  }

  /** All values, oldest first; records that cannot be decrypted are left out. */
  async all(): Promise<unknown[]> {
    const records = (await this.records()).toSorted((a, b) => a.at - b.at);
    const values = await Promise.all(records.map((record) => this.read(record)));
    return values.filter((value) => value !== undefined);
  }

  async list(): Promise<RecordInfo[]> {
    return (await this.records()).map(({ id, at, size }) => ({ id, at, size }));
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const transaction = this.database.transaction(RECORDS, "readwrite");
    for (const id of ids) transaction.objectStore(RECORDS).delete(id);
    await finished(transaction);
  }

  close(): void {
    this.database.close();
  }

  private async records(): Promise<StoredRecord[]> {
    return (await done(this.database.transaction(RECORDS).objectStore(RECORDS).getAll())) as StoredRecord[];
  }

  /** A record can only be decrypted under its own id and account. */
  private algorithm(iv: Uint8Array<ArrayBuffer>, id: string): AesGcmParams {
    return { name: "AES-GCM", iv, additionalData: words.encode(`${this.owner}\n${id}`) };
  }

  private async read({ id, iv, data }: StoredRecord): Promise<unknown> {
    try {
      const plain = await crypto.subtle.decrypt(this.algorithm(iv, id), this.key, data);
      return JSON.parse(new TextDecoder().decode(plain)) as unknown;
    } catch {
      return undefined;
    }
  }
}
