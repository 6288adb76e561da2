import * as v from 'valibot'
import { themeLookSchema } from '../entities/theme.ts'
import { endpoint, uploadEndpoint } from './endpoint.ts'
import {
  auditInput,
  HOT,
  listFields,
  sharedFields,
  sharedName,
  sharedWords,
  shareId,
  shareQuery,
  usedId,
} from './sharing.ts'
import { uploadedName } from './upload.ts'

/** The picture of a theme, which the server draws anew. */
const PICTURE = {
  name: 'file',
  maxBytes: 5 * 1024 * 1024,
  types: ['image/webp', 'image/png', 'image/jpeg'],
  isOptional: true,
} as const

/** The fields of a form are texts. */
const look = v.pipe(v.string(), v.maxLength(12 * 1024), v.parseJson(), themeLookSchema)
const signed = v.pipe(
  v.picklist(['0', '1']),
  v.transform((flag) => flag === '1'),
)
const form = { name: sharedName, info: sharedWords, look, signed }

/** A theme that a user of this server shares. */
export const sharedThemeSchema = v.object({
  ...sharedFields,
  look: themeLookSchema,
  /** The names of its picture and of a small one (see `uploadedAddress`), where its wallpaper is one of its own. */
  picture: v.exactOptional(v.object({ name: uploadedName, mini: uploadedName })),
})
export type SharedTheme = Readonly<v.InferOutput<typeof sharedThemeSchema>>

export const themes = endpoint({
  method: 'GET',
  path: '/users/theme',
  about:
    'Lists the themes that users share, or with own=1 those of the user whose login it is, whatever became of them.',
  input: v.object(shareQuery),
  output: v.object({ list: v.array(sharedThemeSchema), ...listFields }),
  cache: 0,
})

export const uploadTheme = uploadEndpoint({
  path: '/users/upload_theme',
  about:
    'Shares a theme; what others see of it the server draws from its values, and from a picture that it encodes anew.',
  input: v.object(form),
  file: PICTURE,
  output: sharedThemeSchema,
  auth: 'user',
})

export const editTheme = uploadEndpoint({
  path: '/users/edit_theme',
  about:
    "Changes a theme of the user's own; without a picture it keeps the one that it has. It waits for approval again.",
  input: v.object({ id: shareId, ...form }),
  file: PICTURE,
  output: sharedThemeSchema,
  auth: 'user',
})

export const deleteTheme = endpoint({
  method: 'POST',
  path: '/users/del_theme',
  about: "Deletes a theme of the user's own; an administrator deletes any.",
  input: v.object({ id: shareId }),
  output: v.object({}),
  auth: 'user',
})

export const auditTheme = endpoint({
  method: 'POST',
  path: '/users/audit_theme',
  about: 'Approves or refuses a theme; only an administrator may.',
  input: auditInput,
  output: v.object({}),
  auth: 'admin',
})

export const addThemeHot = endpoint({
  method: 'POST',
  path: '/users/add_theme_hot',
  about: 'Counts that a shared or an official theme is used, once per address and day.',
  input: v.object({ id: usedId }),
  output: HOT,
})
