import { unzipSync } from 'fflate'
import { decodeText } from '../../../kit/text.ts'
import { isHidden, isNoteFile } from '../kernel/note-files.ts'
import { zipEntries } from '../kernel/zip-entries.ts'

/** Files that were chosen, or files and folders that were dropped. */
export type ChosenFiles = { readonly files: readonly File[] } | { readonly entries: readonly FileSystemEntry[] }

/** A file that was chosen or dropped, with its path in what was. */
interface FileAtPath {
  readonly file: File
  readonly path: string
}

/** A file that was chosen or dropped, or that is in an archive. */
export interface GivenFile {
  readonly path: string
  readonly time: number
  readonly read: () => Promise<Uint8Array>
}

/** Bytes of a chosen archive, and of all files together. */
const LIMITS = { archive: 100 * 1024 * 1024, unpacked: 200 * 1024 * 1024 } as const

/** What was chosen is too large. */
export class TooLarge extends Error {}

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|bmp|svg)$/i

export const isPictureFile = (path: string): boolean => PICTURE.test(path) && !isHidden(path)

const isWanted = (path: string): boolean => isNoteFile(path) || isPictureFile(path)

/**
 * The notes and pictures among files, those in archives included. Of a folder that was chosen the names begin within it.
 * @throws TooLarge; Error where an archive cannot be read
 */
export async function readFiles(chosen: ChosenFiles): Promise<readonly GivenFile[]> {
  const files = 'files' in chosen ? withPaths(chosen.files) : await droppedFiles(chosen.entries)
  if (files.reduce((bytes, { file }) => bytes + file.size, 0) > LIMITS.unpacked) throw new TooLarge()
  const read = await Promise.all(
    files.map(async ({ file, path }) => {
      if (/\.zip$/i.test(path)) return unpack(file)
      if (!isWanted(path)) return []
      return [{ path, time: file.lastModified, read: async () => new Uint8Array(await file.arrayBuffer()) }]
    }),
  )
  return read.flat()
}

async function unpack(archive: File): Promise<readonly GivenFile[]> {
  if (archive.size > LIMITS.archive) throw new TooLarge()
  let unpacked = 0
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const entries = zipEntries(bytes, decodeText)
  const pathOf = (name: string) => entries.get(name)?.path ?? name
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isWanted(pathOf(name))) return false
      unpacked += originalSize
      if (unpacked > LIMITS.unpacked) throw new TooLarge()
      return true
    },
  })
  return Object.entries(files).map(([name, content]) => ({
    path: pathOf(name),
    time: entries.get(name)?.time ?? archive.lastModified,
    read: async () => content,
  }))
}

/** Chosen files with their paths; those of a chosen folder without its own name. */
const withPaths = (files: readonly File[]) =>
  files.map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(1).join('/') || file.name }))

/** Dropped files, and all that is in dropped folders. */
async function droppedFiles(entries: readonly FileSystemEntry[]): Promise<readonly FileAtPath[]> {
  const isOneFolder = entries.length === 1 && entries[0]?.isDirectory === true
  const files = (await Promise.all(entries.map(filesIn))).flat()
  return files.map(({ file, path }) => ({ file, path: isOneFolder ? path.split('/').slice(1).join('/') : path }))
}

async function filesIn(entry: FileSystemEntry): Promise<readonly FileAtPath[]> {
  const path = entry.fullPath.replace(/^\//, '')
  if (isHidden(path)) return []
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ file, path }]
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return []
  const reader = entry.createReader()
  const files: FileAtPath[] = []
  // a reader gives its entries in portions, the last of which is empty
  for (;;) {
    const portion = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (portion.length === 0) return files
    files.push(...(await Promise.all(portion.map(filesIn))).flat())
  }
}
