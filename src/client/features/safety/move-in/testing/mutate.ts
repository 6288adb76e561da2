type Random = () => number

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)]

/** Values that a reader may not expect; those with `__proto__` have it as a key of their own. */
const ODD_VALUES = [
  'null',
  'true',
  '-1e999',
  '""',
  '[]',
  '{}',
  '[[null]]',
  '"javascript:alert(1)"',
  '"data:text/html,<script>"',
  '"//evil.example/a.png"',
  '"{settings}"',
  '"9x99"',
  '"\\ud800"',
  '"url(https://evil.example/)"',
  `"${'长'.repeat(3000)}"`,
  `"data:image/png;base64,${'A'.repeat(30_000)}"`,
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":1,"length":9,"children":[{"children":[{}]}]}',
  `${'['.repeat(70)}${']'.repeat(70)}`,
]
const ODD_KEYS = ['__proto__', 'constructor', 'children', 'type', 'url', 'target', 'toString']
const ODD_TEXTS = [
  '<',
  '>',
  '"',
  '</DL>',
  '<DL>',
  '<DT><H3>',
  '<A HREF="javascript:1">',
  '\0',
  '\ufeff',
  '{',
  ']',
  '\\',
  '<b>'.repeat(300),
]

/** A file with one to three changes: of the values in JSON, now and then of its characters, as in any other text. */
export function mutate(text: string, random: Random): string {
  const isJson = text.startsWith('{') && random() < 0.85
  return isJson ? mutateJson(text, random) : mutateText(text, random)
}

function mutateJson(text: string, random: Random): string {
  const root: unknown = JSON.parse(text)
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes -= 1) {
    const record = pick(recordsIn(root), random)
    const keys = record === undefined ? [] : Object.keys(record)
    const key = random() < 0.9 ? pick(keys, random) : pick(ODD_KEYS, random)
    if (record === undefined || key === undefined) continue
    if (random() < 0.15) delete record[key]
    else {
      const value: unknown =
        random() < 0.3 ? pick(recordsIn(structuredClone(root)), random) : JSON.parse(pick(ODD_VALUES, random) ?? 'null')
      Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true })
    }
  }
  return JSON.stringify(root)
}

function recordsIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(recordsIn)]
}

function mutateText(text: string, random: Random): string {
  let changed = text
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes -= 1) {
    const start = Math.floor(random() * changed.length)
    const end = start + Math.floor(random() * 40)
    const inserted = random() < 0.5 ? pick(ODD_TEXTS, random) : changed.slice(start, end).repeat(2)
    changed = changed.slice(0, start) + inserted + changed.slice(random() < 0.5 ? start : end)
  }
  return changed
}
