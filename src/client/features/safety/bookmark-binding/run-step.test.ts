import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { home } from '../../data/home/index.ts'
import { addBinding, bindingOf } from './bindings.ts'
import { bookmarkBindings } from './document.ts'
import { runStep } from './run-step.ts'

vi.mock('../../data/site-catalog/lazy.ts', () => ({ loadSites: async () => [], sitesByHost: () => () => undefined }))

const FOLDER = { id: 'dev', title: '开发', children: [{ id: 'b1', title: 'Alpha', url: 'https://alpha.example/' }] }
const created = vi.fn(async ({ title }: { readonly title: string }) => ({ id: `new ${title}` }))

beforeEach(() => {
  vi.stubGlobal('chrome', {
    runtime: { id: 'genkan' },
    bookmarks: { getSubTree: async () => [FOLDER], create: created },
  })
  const tile = { ...{ id: 't', name: 'Own', url: 'https://own.example/' }, type: 'icon', size: '1x1' } as const
  home.set({ groups: [{ id: 'a', name: 'A', icon: '', mode: 0, lock: false, children: [tile] }], dock: [] })
  addBinding({ target: { at: 'group', id: 'a' }, folder: { id: 'dev', name: '开发' }, pairs: [] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  created.mockClear()
  bookmarkBindings.set(bookmarkBindings.initial)
})

const step = async (isStored: boolean) => {
  const binding = bindingOf('a')
  if (binding === undefined) throw new Error('nothing is bound')
  await runStep(binding, { mayGoOn: () => true, isPageStored: async () => isStored })
}
const onPage = () => home.get().groups[0]?.children.map(({ name }) => name)
const agreed = () => bindingOf('a')?.pairs.map(({ name }) => name)

test('each side comes to have what the other has', async () => {
  await step(true)
  expect(onPage()?.toSorted()).toEqual(['Alpha', 'Own'])
  expect(created).toHaveBeenCalledOnce()
  expect(agreed()?.toSorted()).toEqual(['Alpha', 'Own'])
})

test('nothing is agreed, nor written to the browser, before the page is stored; once it is, nothing comes twice', async () => {
  await step(false)
  expect(agreed()).toEqual([])
  expect(created).not.toHaveBeenCalled()
  await step(true)
  expect(onPage()?.toSorted()).toEqual(['Alpha', 'Own'])
  expect(agreed()?.toSorted()).toEqual(['Alpha', 'Own'])
})
