import * as v from 'valibot'
import { MODERATIONS } from '../entities/moderation.ts'
import { endpoint } from './endpoint.ts'

/** The operator's Live2D: what draws it, by its address on this server, and his models. */
const live2d = v.object({
  runtime: v.string(),
  models: v.array(
    v.object({
      /** The name of its folder, which users read. */
      id: v.string(),
      /** The address of its `model3.json`. */
      address: v.string(),
    }),
  ),
})

export type Live2dOffer = v.InferOutput<typeof live2d>

/** What a source needs of the operator, and whether he has set it. */
export const sourceNeed = v.picklist(['none', 'set', 'unset'])

/** What this server offers by way of third parties, and what it has of its own. */
export const capabilities = endpoint({
  method: 'GET',
  path: '/api/capabilities',
  about: 'Lists what this server gets from third parties, without a key or with one, and what it carries itself.',
  input: v.object({}),
  output: v.object({
    /** By what they are asked for, such as `weather`. */
    areas: v.array(
      v.object({
        area: v.string(),
        /** Whether the server has data of its own, so that something is there without any source. */
        isBundled: v.boolean(),
        sources: v.array(v.object({ id: v.string(), need: sourceNeed, isOn: v.boolean() })),
      }),
    ),
    /** Whether users have a chat room; other servers of the specification do not say. */
    hasChat: v.optional(v.boolean(), false),
    /** When the administrator looks at what users share; other servers do not say. */
    moderation: v.exactOptional(v.picklist(MODERATIONS)),
    /** Absent where the operator has added none. */
    live2d: v.exactOptional(live2d),
  }),
})
