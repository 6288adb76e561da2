import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../src/shared/constants.ts'
import { AI_TOOL_TYPES, aiToolSchema } from '../src/shared/entities/ai-tool.ts'
import { readAiTools } from './ai-tools.ts'

/** The width of a line in Latin letters: a Han, kana or Hangul letter takes two. */
const widthOf = (text: string) => [...text].reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 0)

test.each(LANGUAGES)('the bundled tools are fifty sites with a name, a face and a short line in %s', (language) => {
  const { tools } = readAiTools(language)
  expect(tools).toHaveLength(50)
  expect(new Set(tools.map(({ id }) => id)).size).toBe(50)
  for (const tool of tools) {
    expect(v.parse(aiToolSchema, tool)).toMatchObject({ id: tool.id })
    expect([tool.id, widthOf(tool.about) <= 60 && tool.about.trim() === tool.about]).toEqual([tool.id, true])
    expect(tool.about).not.toBe('')
    if (language === 'en') expect(tool.about).not.toMatch(/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u)
  }
  expect(new Set(tools.map(({ about }) => about)).size).toBe(50)
  expect(new Set(tools.map(({ type }) => type))).toEqual(new Set(AI_TOOL_TYPES))
})

test.each(LANGUAGES)('a new user finds twelve favorites among them in %s', (language) => {
  const { favorites, tools } = readAiTools(language)
  const ids = tools.map(({ id }) => id)
  expect(new Set(favorites).size).toBe(12)
  for (const id of favorites) expect(ids).toContain(id)
})
