/**
 * The part of a service worker's scope that this one uses. TypeScript's own library for workers cannot be loaded beside
 * the one for documents: it changes the types of their events.
 */
export interface WorkerScope {
  /** Injected by the build: the files of this version and the offline shell. */
  FILES_OF_THIS_VERSION: { url: string; revision: string | null }[];
  readonly origin: string;
  /** Missing in older browsers. */
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

/** A request of a page. */
export interface PageRequest {
  readonly request: Request;
  /** What the browser asked for while the worker started; undefined without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>;
}
