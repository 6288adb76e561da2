import * as v from 'valibot'
import { MOST_FACES } from '../entities/group-summary.ts'
import { endpoint } from './endpoint.ts'
import { GROUP_SUBJECTS, groupIconName, SHARED_GROUP, sharedContentSchema, sharedIconSchema } from './shared-group.ts'
import { auditInput, HOT, sharedFields, sharedName, sharedWords, shareId, usedId } from './sharing.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const groupFields = { ...sharedFields, icon: v.string(), type: v.picklist(GROUP_SUBJECTS) }

/** A group that a user of this server shares, as it is listed: in short (see `GroupSummary`). */
export const listedGroupSchema = v.object({
  ...groupFields,
  faces: v.pipe(v.array(sharedIconSchema), v.maxLength(MOST_FACES)),
  icons: count,
  widgets: count,
})
export type ListedGroup = Readonly<v.InferOutput<typeof listedGroupSchema>>

/** The same in whole. */
export const sharedGroupSchema = v.object({ ...groupFields, content: sharedContentSchema })
export type SharedGroup = Readonly<v.InferOutput<typeof sharedGroupSchema>>

export const sharedGroup = endpoint({
  method: 'GET',
  path: '/users/shared_group',
  about: "Gives what is in a shared group: in one that all see, or in one of the user's own.",
  input: v.object({ id: shareId }),
  output: sharedGroupSchema,
  cache: 0,
})

const children = v.union([
  v.pipe(v.string(), v.maxBytes(SHARED_GROUP.bytes), v.parseJson(), sharedContentSchema),
  sharedContentSchema,
])

export const uploadGroup = endpoint({
  method: 'POST',
  path: '/users/upload_group',
  about:
    'Shares a group of icons, folders and widgets without their contents; the official subject is for the administrator.',
  input: v.object({
    name: sharedName,
    icon: groupIconName,
    info: sharedWords,
    /** The tiles and how they lie; in the specification's spelling as JSON in a string. */
    children,
    type: v.picklist(GROUP_SUBJECTS),
    signed: v.boolean(),
  }),
  output: sharedGroupSchema,
  auth: 'user',
  // JSON in a string has each of its quotes twice
  maxBytes: 2 * SHARED_GROUP.bytes,
})

export const deleteGroup = endpoint({
  method: 'POST',
  path: '/users/del_group',
  about: "Deletes a shared group of the user's own; an administrator deletes any.",
  input: v.object({ id: shareId }),
  output: v.object({}),
  auth: 'user',
})

export const auditGroup = endpoint({
  method: 'POST',
  path: '/users/audit_group',
  about: 'Approves or refuses a shared group; only an administrator may.',
  input: auditInput,
  output: v.object({}),
  auth: 'admin',
})

export const addGroupHot = endpoint({
  method: 'POST',
  path: '/users/add_group_hot',
  about: 'Counts that a shared or an official group was added, once per address and day.',
  input: v.object({ id: usedId }),
  output: HOT,
})
