export interface Served {
  readonly url: string;
  /** Bytes by path. */
  readonly sent: Map<string, number>;
  close(): void;
}

export function serve(port?: number, server?: number | null): Promise<Served>;
