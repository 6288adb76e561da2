import { expect, test } from 'vitest'
import type { Reason } from '../model.ts'
import { leftOutOfTree } from './left-out-of-tree.ts'

test('where bookmarks keep their folders, only what is no bookmark of the web is left behind', () => {
  const reasons: readonly Reason[] = ['address', 'page', 'nested', 'empty', 'limit']
  const left = reasons.map((why) => ({ name: why, group: '', why }))
  expect(leftOutOfTree(left).map(({ why }) => why)).toEqual(['address', 'page', 'empty'])
})
