/** The room on the disk where the server's own files are, in bytes. */
export interface DiskSpace {
  readonly totalBytes: number
  readonly freeBytes: number
}

/** Reads how much room there is; undefined where the server has no files of its own, or that is not told. */
export type ReadDisk = () => Promise<DiskSpace | undefined>
