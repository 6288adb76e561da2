import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { fileStatus, uploadFile, userFile } from '../../../../shared/api/sync.ts'
import { FILE_LIMITS } from '../../../../shared/entities/sync.ts'
import { type CallOptions, call, callFile, callUpload } from '../../../core/net/call.ts'
import { CallError } from '../../../core/net/call-error.ts'
import type { FacePicture } from '../../../core/page/face-urls.ts'
import { faceReference, hashOfFace } from '../../../lib/tile/face-reference.ts'
import { findReferences, readFace } from '../../data/faces/lazy.ts'
import type { WireDocuments } from './syncer/wire.ts'

export interface SentFiles {
  readonly sent: readonly string[]
  readonly refused: readonly string[]
}

/** The files of a user at the server: his own pictures, and the parts of his sections. */
export interface CloudFiles {
  /**
   * Sends what sections name and the server does not have yet: the pictures that texts refer to, and files.
   * @param sections as they are sent
   * @param files texts by their hashes, which may refer to pictures, too
   * @returns the hashes of those that were sent, and for which there was no room. Rejects with a CallError
   */
  send(sections: readonly WireDocuments[], files: ReadonlyMap<string, string>): Promise<SentFiles>
  /** A picture of another device; undefined if the server does not have it, or cannot be asked. */
  fetchPicture(reference: string): Promise<FacePicture | undefined>
  /** Undefined if the server does not have it. Rejects with a CallError */
  fetchText(hash: string): Promise<string | undefined>
}

/** A file that the server told of stays for a day at least; it is asked again before that. */
const KNOWN_MS = 12 * 3_600_000

/** @param user his id: no file is asked for or sent with the login of another one */
export function openCloudFiles(user: string): CloudFiles {
  const options = { silent: true, user } as const

  /** Hashes of files that the server has, and since when it is known. */
  let there = new Set<string>()
  let knownSince = 0

  /** @returns whether there was room */
  async function sendOne(hash: string, file: Blob): Promise<boolean> {
    if (file.size > FILE_LIMITS.fileBytes) return true // it stays on this device
    try {
      await callUpload(uploadFile, { hash }, file, options)
      there.add(hash)
      return true
    } catch (error) {
      if (error instanceof CallError && error.code === CODE.full) return false
      throw error
    }
  }

  async function findMissing(hashes: readonly string[]): Promise<readonly string[]> {
    if (Math.abs(Date.now() - knownSince) > KNOWN_MS) {
      there = new Set()
      knownSince = Date.now()
    }
    const unknown = hashes.filter((hash) => !there.has(hash)).slice(0, FILE_LIMITS.files)
    if (unknown.length === 0) return []
    const { missing } = await call(fileStatus, { files: unknown }, options)
    for (const hash of unknown) if (!missing.includes(hash)) there.add(hash)
    return missing
  }

  return {
    async send(sections, files) {
      const pictures = findReferences([...sections, ...files.values()]).map(hashOfFace)
      const sent: string[] = []
      const refused: string[] = []
      for (const hash of await findMissing([...new Set([...files.keys(), ...pictures])])) {
        const text = files.get(hash)
        const picture = text === undefined ? await readFace(faceReference(hash)) : undefined
        const file = picture === undefined ? text : picture.bytes
        const type = picture?.type ?? 'application/octet-stream'
        if (file === undefined) continue
        const hadRoom = await sendOne(hash, new Blob([file], { type }))
        ;(hadRoom ? sent : refused).push(hash)
      }
      return { sent, refused }
    },
    fetchPicture: (reference) => fetchFile(hashOfFace(reference), options).catch(() => undefined),
    async fetchText(hash) {
      const file = await fetchFile(hash, options)
      return file && new TextDecoder().decode(file.bytes)
    },
  }
}

/** A file, if it is the one of its hash. */
async function fetchFile(hash: string, options: CallOptions): Promise<FacePicture | undefined> {
  try {
    const file = await callFile(userFile, { hash }, options)
    const bytes = new Uint8Array(await file.arrayBuffer())
    return bytesToHex(sha256(bytes)) === hash ? { type: file.type, bytes } : undefined
  } catch (error) {
    if (error instanceof CallError && error.code === CODE.notFound) return undefined
    throw error
  }
}
