import * as v from 'valibot'
import { fileEndpoint, uploadEndpoint } from './endpoint.ts'

/** The name of an uploaded picture. */
export const uploadedName = v.pipe(v.string(), v.regex(/^[\w-]{43}\.webp$/))

/** The picture of a user, which the server draws anew: 300 x 300. */
export const uploadHead = uploadEndpoint({
  path: '/users/upload_head',
  about: 'Sets the picture of the user; the earlier one is removed.',
  input: v.object({}),
  file: { name: 'file', maxBytes: 2 * 1024 * 1024, types: ['image/webp', 'image/png', 'image/jpeg', 'image/gif'] },
  output: v.object({ filename: uploadedName }),
  auth: 'user',
})

export const uploadedFile = fileEndpoint({
  path: '/u/:name',
  about: 'A picture that a user has uploaded.',
  input: v.object({ name: uploadedName }),
  type: 'image/webp',
  cache: 365 * 24 * 3600,
})

/** The address of an uploaded picture at a server. */
export const uploadedAddress = (server: string, name: string): string =>
  `${server}${uploadedFile.path.replace(':name', name)}`
