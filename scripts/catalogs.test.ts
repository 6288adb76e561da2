// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code under test contains templates
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/shared/constants.ts'
import { checkCatalogs, missingFiles } from './catalogs.ts'
import { findLiterals } from './literals.ts'

const folder = 'src/client/features/desk/dock/locales'

/** All languages with the same texts, then changed per language. */
const catalogs = (texts: object, changed: Record<string, object | undefined> = {}, part = '') =>
  Object.fromEntries(
    LANGUAGES.filter((language) => !(language in changed && changed[language] === undefined)).map((language) => [
      `${folder}/${language}${part}.json`,
      JSON.stringify(changed[language] ?? texts),
    ]),
  )

const source = { 'src/client/features/desk/dock/Dock.tsx': `words('open'); words('many')` }
const texts = { open: 'Open {name}', many: '{count} apps' }

describe('catalogs', () => {
  test('equal languages have no faults', () => {
    expect(checkCatalogs(catalogs(texts), source)).toEqual([])
    expect(checkCatalogs(catalogs({ open: 'x' }, {}, '.parts'), source)).toEqual([])
    expect(
      checkCatalogs(catalogs(texts, { en: { ...texts, many: { one: 'one app', other: '{count} apps' } } }), source),
    ).toEqual([])
  })

  test.each([
    ['a language is missing', { ko: undefined }, 'ko.json: missing'],
    ['a key is missing', { ja: { open: 'Open {name}' } }, 'ja.json: many is missing'],
    ['a text is empty', { en: { ...texts, open: ' ' } }, 'en.json: open is empty'],
    ['a placeholder differs', { en: { ...texts, open: 'Open {nome}' } }, 'open has other placeholders'],
    ['a plural has no "other"', { en: { ...texts, many: { one: 'one' } } }, 'en.json: many is neither'],
    [
      'a plural form is not of the language',
      { ja: { ...texts, many: { one: '1', other: '{count} apps' } } },
      'which ja does not know',
    ],
    [
      'a plural form knows more than "other"',
      { en: { ...texts, many: { one: '{n}', other: '{count} apps' } } },
      'that "other" lacks',
    ],
    [
      'a quote is not of the language',
      { ja: { ...texts, open: '“{name}”' } },
      'ja.json: open has quotes other than 「」',
    ],
    ['a text is no text', { en: { ...texts, open: 5 } }, 'en.json: open is neither'],
  ])('%s', (_rule, changed: Record<string, object | undefined>, fault) => {
    expect(checkCatalogs(catalogs(texts, changed), source).join('\n')).toContain(fault)
  })

  test("a text of the specification keeps the specification's quotes, in the language that it is given in", () => {
    const ask = { open: '确定要取消选中"{name}"吗？' }
    expect(checkCatalogs(catalogs(ask, { ja: { open: '{name}?' }, 'zh-TW': { open: '{name}?' } }), source)).toEqual([])
    expect(checkCatalogs(catalogs(ask), source)).toEqual([
      expect.stringContaining('zh-TW.json: open has quotes other than'),
      expect.stringContaining('ja.json: open has quotes other than'),
    ])
  })

  test('a file of an unknown language or with invalid JSON is reported', () => {
    expect(checkCatalogs({ [`${folder}/fr.json`]: '{}' }, {}).join()).toContain('one of the languages')
    expect(checkCatalogs({ ...catalogs(texts), [`${folder}/en.json`]: '{' }, source).join()).toContain('en.json')
  })

  test('an unused key is reported', () => {
    expect(checkCatalogs(catalogs({ ...texts, gone: 'Gone' }), source)).toEqual([`${folder}: nothing uses gone`])
  })

  test('other code uses a key if it names the owner', () => {
    const by = (code: string) =>
      checkCatalogs(catalogs({ title: 'x' }), { 'src/client/startup/until-first-frame.ts': code })
    expect(by(`wordsOf('dock').now('title')`)).toEqual([])
    expect(by(`wordsOf('clock').now('title')`)).toEqual([`${folder}: nothing uses title`])
  })

  test('a key is used by its full name, or by a template filled with known names', () => {
    const made = { 'command.undo': 'Undo', name: 'Dock' }
    const by = (code: string) => checkCatalogs(catalogs(made), { 'src/client/features/desk/dock/commands.ts': code })
    expect(by(`text('dock.command.undo'); text('dock.name')`)).toEqual([])
    expect(by('const c = { undo: 1 }; const id = "dock"; text(`${id}.command.${c}`); text(`${id}.name`)')).toEqual([])
    expect(by('const c = { redo: 1 }; const id = "dock"; text(`${id}.command.${c}`); text(`${id}.name`)')).toEqual([
      `${folder}: nothing uses command.undo`,
    ])
    expect(by('text(`${owner}.${key}`)')).toHaveLength(2)
  })

  test('a command, a source of search entries or a widget without its texts is reported', () => {
    const code = {
      'src/client/x.ts': `defineCommands('dock', { undo: {} }); defineSearchables('dock', { apps: {} })
        defineWidget('clock', { icon: '' })`,
    }
    expect(checkCatalogs(catalogs({}), code).map((fault) => fault.split(' ').at(-1))).toEqual([
      'dock.command.undo',
      'dock.searchable.apps',
      'clock.name',
      'clock.info',
    ])
  })

  test('a settings tab without its texts is reported', () => {
    const tab = `formTab({ owner: 'x', texts: 'dock', sections: [['size', 'gap'], ['glass']], hints: ['gap'], asks: true })`
    expect(checkCatalogs(catalogs({}), { 'src/client/x.tsx': tab }).map((fault) => fault.split(' ').at(-1))).toEqual([
      'dock.tab',
      'dock.field.size',
      'dock.field.gap',
      'dock.field.glass',
      'dock.hint.gap',
      'dock.resetQuestion',
    ])
  })
})

test('a language without its first desktop or texts of the day is reported', () => {
  expect(missingFiles(() => true)).toEqual([])
  expect(missingFiles((path) => !path.includes('.ja.') && !path.endsWith('/ko.json'))).toEqual([
    'catalog/daily/quotes.ja.json: missing',
    'catalog/daily/diary.ja.json: missing',
    'catalog/first-desktop/ko.json: missing',
    'catalog/poems/ko.json: missing',
  ])
})

describe('a literal text in a component', () => {
  test.each([
    ['as text', '<p>Open the dock</p>'],
    ['as Chinese text', '<p>设置</p>'],
    ['as an expression', "<p>{'Open'}</p>"],
    ['as a choice', "<p>{on ? 'On' : words('off')}</p>"],
    ['after a condition', "<p>{on && 'On'}</p>"],
    ['in a template', '<p>{`${n} apps`}</p>'],
    ['as a name', '<a aria-label="Open" />'],
    ['as a title', "<a title={on ? 'On' : ''} />"],
    ['as a placeholder', '<input placeholder={`Search ${x}`} />'],
    ['as a constant', "<p>{a}</p>; const a = '设置'"],
  ])('%s', (_how, jsx) => {
    expect(findLiterals('src/client/X.tsx', `export const X = () => ${jsx}`)).toHaveLength(1)
  })

  test.each([
    '<p>{words("open")}</p>',
    '<p> 12:30 · 5 % </p>',
    '<a className="dock" data-testid="Open" title={words("open")} />',
    "<p>{cx('dock', on && 'open')}</p>",
    "<p style={{ color: 'red' }} lang='ja' />",
  ])('not in %s', (jsx) => {
    expect(findLiterals('src/client/X.tsx', `export const X = () => ${jsx}`)).toEqual([])
  })
})
