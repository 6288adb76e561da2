/** What a widget keeps: documents and settings, their schemas, React's view of them, versions and ids. */

export { deleteDocuments, openDocument, withChangesLeft } from '../core/archive/on-demand.ts'
export { type Document, defineDocument } from '../core/documents/document.ts'
export { equals, field, on, repairBySchema, type SettingValues } from '../core/documents/fields/field.ts'
export { defineSettings } from '../core/documents/fields/settings.ts'
export type { MergeRule } from '../core/documents/merge/rule.ts'
export { orOnExit } from '../core/documents/persistence/delayed-changes.ts'
export { listSchema } from '../core/documents/schemas/list-schema.ts'
export { salvageRecord } from '../core/documents/schemas/salvage-record.ts'
export { type Parsed, type ReadElement, type Schema, salvage, strictSchema } from '../core/documents/schemas/schema.ts'
export { useDocument } from '../core/documents/use-document.ts'
export { createId } from '../core/tabs/channel.ts'
export { keepVersion } from '../features/safety/local-history/lazy.ts'
