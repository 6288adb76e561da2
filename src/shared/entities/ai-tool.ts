import * as v from 'valibot'
import { plainItemSchema } from './item.ts'

/** What an AI tool is for. */
export const AI_TOOL_TYPES = ['chat', 'search', 'office', 'image', 'video', 'audio', 'code'] as const
export type AiToolType = (typeof AI_TOOL_TYPES)[number]

const { id, name, src, background, fontText, fontColor } = plainItemSchema.entries

/** A tool (the spec's "AI bot"): its face is a picture on a background, or letters on a colour, as an item's. */
export const aiToolSchema = v.object({
  id,
  name: v.pipe(name, v.maxLength(60)),
  url: v.pipe(v.string(), v.maxLength(2048), v.regex(/^https?:\/\/[^\s]+$/i)),
  type: v.picklist(AI_TOOL_TYPES),
  src: v.exactOptional(v.pipe(v.unwrap(src), v.maxLength(2048))),
  background: v.exactOptional(v.unwrap(background)),
  fontText: v.exactOptional(v.unwrap(fontText)),
  fontColor: v.exactOptional(v.pipe(v.unwrap(fontColor), v.maxLength(100))),
})
export type AiTool = v.InferOutput<typeof aiToolSchema>

/** The bundled tools in one language. */
export interface AiToolCatalog {
  /** The ids of those that a user finds as favorites before choosing any. */
  readonly favorites: readonly string[]
  readonly tools: readonly CatalogAiTool[]
}

/** A bundled tool, with one line about it. */
export interface CatalogAiTool extends AiTool {
  readonly about: string
}
