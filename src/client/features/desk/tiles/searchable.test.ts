import { expect, test } from 'vitest'
import { home } from '../../data/home/index.ts'
import { folder, group, icon, widget } from '../../data/home/testing/items.ts'
import sources from './searchable.ts'

const list = async (name: string) => (await sources.find((one) => one.name === name)?.list()) ?? []

test('icons are found in pages, folders and dock, each once, with their place and the hosts of both addresses', async () => {
  const nas = { ...icon('nas'), lanUrl: 'http://nas.local:5000/' }
  home.set({
    groups: [
      group('work', [icon('mail'), folder('tools', [nas, icon('git')]), widget('w')]),
      group('home', [
        { ...icon('copy'), name: 'git', url: 'https://git.example/' },
        { ...icon('bad'), url: 'javascript:1' },
      ]),
    ],
    dock: [{ ...icon('docked'), name: 'mail', url: 'https://mail.example/' }, icon('chat')],
  })
  expect((await list('icons')).map(({ id, hint }) => `${id}: ${hint}`)).toEqual([
    'mail: work',
    'nas: work › tools',
    'git: work › tools',
    'chat: ',
  ])
  expect((await list('icons'))[1]?.keywords).toEqual(['nas.example', 'nas.local'])
  expect((await list('folders')).map(({ id, hint }) => `${id}: ${hint}`)).toEqual(['tools: work'])
})
