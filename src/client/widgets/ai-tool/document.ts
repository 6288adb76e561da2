import * as v from 'valibot'
import { type AiTool, aiToolSchema } from '../../../shared/entities/ai-tool.ts'
import { defineDocument, listSchema, repairBySchema, salvage } from '../../kit/documents.ts'
import { isPlainObject } from '../../kit/rules.ts'
import { LIMITS, OPEN_IN, type ToolBox } from './model.ts'

const readTool = repairBySchema(aiToolSchema)
const readId = repairBySchema(v.pipe(v.string(), v.minLength(1), v.maxLength(100)))
const readOpenIn = repairBySchema(v.picklist(OPEN_IN))

/** The favorites, the user's own tools, and where tools open. */
export const toolBox = defineDocument<ToolBox>({
  id: 'ai-tool',
  section: 'ai_tool',
  travels: 'account',
  merge: { tree: { favorites: { union: [] } } },
  initial: { favorites: null, own: [], openIn: 'tab' },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no tool box' }
      const repaired: string[] = []
      const own = uniqueTools(salvage(input.own, 'own', repaired, readTool)).slice(0, LIMITS.own)
      const favorites = input.favorites === null ? null : salvage(input.favorites, 'favorites', repaired, readId)
      const openIn = readOpenIn(input.openIn)
      if (openIn === undefined) repaired.push('openIn')
      const value = {
        favorites: favorites && [...new Set(favorites)].slice(0, LIMITS.favorites),
        own,
        openIn: openIn ?? 'tab',
      }
      return { ok: true, value, repaired }
    },
  },
})

const uniqueTools = (tools: readonly AiTool[]): readonly AiTool[] => [
  ...new Map(tools.map((tool) => [tool.id, tool])).values(),
]

/** The tools opened as tabs of the window, by their ids; they are restored, but loaded only when they are chosen. */
export const toolTabs = defineDocument<readonly string[]>({
  id: 'ai-tool.tabs',
  section: 'ai_tool',
  travels: 'device',
  undoable: false,
  initial: [],
  schema: listSchema('tabs', readId, (list) => [...new Set(list)].slice(-LIMITS.tabs)),
})
