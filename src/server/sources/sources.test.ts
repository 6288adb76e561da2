import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownOrigins, PROVIDERS, SOURCE_IDS, SOURCE_VARIABLES } from './index.ts'

test('every provider has an id of its own, and its questions have that id', () => {
  expect(SOURCE_IDS.toSorted()).toEqual([...new Set(SOURCE_IDS)].toSorted())
  for (const { id, questions } of PROVIDERS)
    expect([id, ...new Set(questions({}, { now: () => 0 }).map((question) => question.id))]).toEqual([id, id])
})

test('a variable has one kind, and the guide of operators says what it is for', () => {
  for (const { id, needs } of PROVIDERS) {
    if (needs.variables.length > 0) expect(needs.about, id).not.toBe('')
    for (const { name, kind } of needs.variables)
      expect(SOURCE_VARIABLES.find((one) => one.name === name)?.kind, name).toBe(kind)
  }
})

test('the origins of own servers are those of the addresses that are set', () => {
  const settings = {
    OPEN_METEO_URL: 'http://10.0.0.2:8081/a',
    HOLIDAYS_URL: 'https://list.example/a.json',
    AMAP_KEY: 'x',
  }
  expect(ownOrigins(settings)).toEqual(new Set(['https://list.example', 'http://10.0.0.2:8081']))
})

test('every area has a file of tests that watches over its sources', () => {
  const files = globSync('*/*.test.ts', { cwd: import.meta.dirname })
  const calls = files.flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    return [...text.matchAll(/replayFixtures\([^[]*\[([^\]]*)\]/g)].flatMap(
      ([, areas = '']) => areas.match(/\w+/g) ?? [],
    )
  })
  expect(calls.toSorted()).toEqual([...new Set(SOURCE_IDS.map((id) => id.split('.')[0]))].toSorted())
})
