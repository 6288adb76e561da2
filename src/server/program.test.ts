import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { parseProgram, withAddresses } from './program.ts'

test('the program’s addresses are those of package.json, if they are web addresses', () => {
  const parse = (more: object) => parseProgram(JSON.stringify({ version: '1.2.3', ...more }))
  expect(parse({})).toEqual({ version: '1.2.3', repository: undefined, issues: undefined })
  expect(
    parse({ repository: { url: 'git+https://git.example/g.git' }, bugs: { url: 'https://git.example/g/issues' } }),
  ).toEqual({ version: '1.2.3', repository: 'https://git.example/g', issues: 'https://git.example/g/issues' })
  expect(parse({ repository: 'github:owner/name', bugs: 'https://bugs.example' })).toMatchObject({
    repository: undefined,
    issues: 'https://bugs.example',
  })
})

test('what the operator has set goes before the program’s own addresses', () => {
  const { operator } = parseConfig({ REPOSITORY_URL: 'https://fork.example/' })
  const own = { repository: 'https://git.example/g', issues: 'https://git.example/g/issues' }
  expect(withAddresses(operator, own)).toMatchObject({
    repository: 'https://fork.example/',
    issues: 'https://git.example/g/issues',
  })
})
