import * as v from 'valibot'
import type { Section } from '../../../../../shared/entities/section.ts'
import { fileHash } from '../../../../../shared/entities/sync.ts'
import type { AnyDocument } from '../../../../core/documents/document.ts'
import type { MergeRule } from '../../../../core/documents/merge/rule.ts'

/** A part in a section: the version of its program, and the file that it is in. */
export const referenceSchema = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(0)), file: fileHash })
export type PartReference = Readonly<v.InferOutput<typeof referenceSchema>>

/** The rule of a part, by the list that it is of; undefined if it is none, or does not travel. */
export function partRule(
  documents: readonly AnyDocument[],
  id: string,
): { section: Section; rule: MergeRule } | undefined {
  if (documents.some((one) => one.id === id)) return undefined
  const list = documents.find((one) => one.parts !== undefined && id.startsWith(`${one.id}.`))
  return list?.parts === undefined ? undefined : { section: list.section, rule: list.parts }
}

/** Whether a document of a section is a part that this program knows. */
export const isPart = (documents: readonly AnyDocument[], id: string, document: unknown): boolean =>
  partRule(documents, id) !== undefined && v.is(referenceSchema, document)
