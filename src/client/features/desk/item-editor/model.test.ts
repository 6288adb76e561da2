import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { uploadNetworkIcon } from '../../../../shared/api/network-icon.ts'
import type { Item } from '../../../../shared/entities/item.ts'
import {
  applyPicture,
  applyProposal,
  changesOf,
  chooseLetters,
  choosePicture,
  cleanName,
  draftOf,
  itemOf,
  opensInBrowser,
  picturesFor,
  previewOf,
  problemsOf,
  sharedFields,
} from './model.ts'

const icon: Item = { id: 'a', name: 'A', type: 'icon', size: '1x1', url: 'https://a.example/', src: '/icons/a.svg' }
const draft = draftOf(icon)

describe('a draft', () => {
  test('gives its tile back unchanged', () => expect(itemOf(draft)).toMatchObject(icon))

  test('completes addresses when it is saved', () => {
    expect(itemOf({ ...draft, address: 'b.example.org', lanAddress: 'nas:5000' })).toMatchObject({
      url: 'https://b.example.org/',
      lanUrl: 'http://nas:5000/',
    })
  })

  test('needs an address that is safe', () => {
    expect(problemsOf({ ...draft, address: ' ' })).toEqual({ address: 'empty' })
    expect(problemsOf({ ...draft, address: 'javascript:alert(1)' })).toEqual({ address: 'scheme' })
    expect(problemsOf({ ...draft, lanAddress: 'http://me:secret@nas/' })).toEqual({ lanAddress: 'credentials' })
    expect(itemOf({ ...draft, address: '' })).toBeUndefined()
    expect(problemsOf(draftOf({ id: 'f', name: '', type: 'component', component: 'folder', size: '1x1' }))).toEqual({})
  })

  test('keeps the face that is not chosen until it is saved', () => {
    const letters = { ...draft, face: 'letters' as const }
    expect(previewOf(letters).src).toBeUndefined()
    expect(previewOf({ ...letters, face: 'picture' }).src).toBe('/icons/a.svg')
    expect(itemOf(letters)?.src).toBeUndefined()
  })

  test('cannot use a second address that it does not have', () => {
    expect(itemOf({ ...draft, item: { ...icon, isLan: true } })?.isLan).toBeUndefined()
    expect(itemOf({ ...draft, item: { ...icon, isLan: true }, lanAddress: 'nas/' })?.isLan).toBe(true)
  })
})

describe('a tile that is to open in the window', () => {
  const popup = { ...draft, item: { ...icon, openType: 'popup' as const } }

  test('opens in the browser where its address is http: the window shows https alone', () => {
    expect(opensInBrowser(popup)).toBe(false)
    expect(opensInBrowser({ ...popup, address: 'http://nas:5000/' })).toBe(true)
    expect(opensInBrowser({ ...popup, address: 'nas:5000' })).toBe(true)
    expect(opensInBrowser({ ...popup, address: '' })).toBe(false)
  })

  test('is judged by the address that opens', () => {
    const both = { ...popup, lanAddress: 'http://nas:5000/' }
    expect(opensInBrowser(both)).toBe(false)
    expect(opensInBrowser({ ...both, item: { ...both.item, isLan: true } })).toBe(true)
    expect(opensInBrowser({ ...popup, lanAddress: '', item: { ...both.item, isLan: true } })).toBe(false)
  })

  test('is no matter of tiles that open in tabs', () => {
    expect(opensInBrowser({ ...draft, address: 'http://nas:5000/' })).toBe(false)
  })
})

describe('what a form changes', () => {
  const placed: Item = { ...icon, x: 10, y: 20, w: 80, h: 80, r: 0 }

  test('are the fields that differ from the tile as it was shown, emptied ones included', () => {
    expect(changesOf(icon, { ...icon, name: 'B', src: undefined, lanUrl: undefined })).toEqual({
      name: 'B',
      src: undefined,
    })
    expect(changesOf(icon, icon)).toEqual({})
  })

  test('is a whole frame, as one of its numbers alone would place nothing', () => {
    expect(changesOf(placed, { ...placed, x: 30 })).toEqual({ x: 30, y: 20, w: 80, h: 80, r: 0 })
    expect(changesOf(placed, { ...placed, lock: true })).toEqual({ lock: true })
  })
})

test('a name is one line without control characters', () => {
  expect(cleanName('  a\n\u202eb\u0000  c ')).toBe('a b c')
  expect(cleanName('😀'.repeat(80))).toBe('😀'.repeat(60))
})

describe('a proposal of a site', () => {
  const proposal = { name: 'Site', src: '/u/icons/s.webp', background: '#123456' }
  const empty = draftOf({ id: 'n', name: '', type: 'icon', size: '1x1' })

  test('fills what the user has not set', () => {
    expect(applyProposal(empty, proposal, new Set())).toMatchObject({
      face: 'picture',
      item: { name: 'Site', src: '/u/icons/s.webp', background: '#123456' },
    })
    expect(
      applyProposal({ ...empty, item: { ...empty.item, name: 'Mine' } }, proposal, new Set(['name'])),
    ).toMatchObject({
      item: { name: 'Mine', src: '/u/icons/s.webp' },
    })
    expect(applyProposal(empty, proposal, new Set(['name', 'face']))).toEqual(empty)
  })

  test('without an icon gives letters on its colour', () => {
    expect(applyProposal(empty, { ...proposal, src: '' }, new Set())).toMatchObject({
      face: 'letters',
      item: { background: '#123456' },
    })
  })
})

describe('a picture of one’s own', () => {
  const letters = draftOf({ id: 'n', name: '', type: 'icon', size: '1x1', background: '#123456' })

  test('becomes the face, without the colour that the site has proposed, but with a chosen one', () => {
    expect(applyPicture(letters, 'face:1', new Set())).toMatchObject({
      face: 'picture',
      item: { src: 'face:1', background: undefined },
    })
    expect(applyPicture(letters, 'face:1', new Set(['face'])).item.background).toBe('#123456')
  })

  test('is one of several to choose from, beside the site’s and the tile’s own', () => {
    const site = { name: 'Site', src: 'face:site', background: '#abcdef' }
    const given = [{ src: '/icons/a.svg', background: '#111111' }, { src: 'face:1' }]
    const chosen = applyPicture(draft, 'face:1', new Set(['face']))
    expect(picturesFor(chosen, given, site).map(({ src }) => src)).toEqual(['/icons/a.svg', 'face:1', 'face:site'])
    expect(picturesFor(chosen, [], undefined).map(({ src }) => src)).toEqual(['face:1'])
    expect(picturesFor(letters, [], { ...site, src: '' })).toEqual([])
  })

  test('brings its own background with it if it has one', () => {
    expect(choosePicture(letters, { src: 'face:1' }).item.background).toBe('#123456')
    expect(choosePicture(letters, { src: 'face:2', background: '#abcdef' }).item.background).toBe('#abcdef')
    expect(choosePicture(letters, { src: 'face:3', background: undefined }).item.background).toBeUndefined()
  })

  test('gives way to letters on the colour of the site, or on the one that was chosen', () => {
    const pictured = applyPicture(letters, 'face:1', new Set())
    expect(chooseLetters(pictured, '#336699')).toMatchObject({
      face: 'letters',
      item: { src: 'face:1', background: '#336699' },
    })
    expect(chooseLetters(letters, '#336699').item.background).toBe('#123456')
  })

  test('is saved as a reference', () =>
    expect(itemOf(applyPicture(draft, 'face:1', new Set()))).toMatchObject({ ...icon, src: 'face:1' }))
})

test('of an icon that is shared only the site, the name and the colour are given away', () => {
  const icon = { id: 'x', type: 'icon', size: '1x1', name: '店', url: 'https://shop.example.com/me?token=1#x' } as const
  expect(sharedFields({ ...icon, background: 'rgb(255 0 0)' })).toEqual({
    url: 'https://shop.example.com/',
    name: '店',
    bg: '#ff0000',
  })
  expect(sharedFields({ ...icon, background: '#ff000080' }).bg).toBe('')
  expect(sharedFields(icon).bg).toBe('')
  const long = sharedFields({ ...icon, name: `${'a'.repeat(39)}😀b` })
  expect(long.name).toBe(`${'a'.repeat(39)}😀`)
  for (const name of ['', '店'.repeat(60), '😀'.repeat(60)])
    expect(safeParse(uploadNetworkIcon.input, sharedFields({ ...icon, name })).success).toBe(true)
})
