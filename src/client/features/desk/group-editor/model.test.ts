import { expect, test } from 'vitest'
import { problemsOf, toStore } from './model.ts'

test('a group needs a name and an icon', () => {
  expect(problemsOf({ name: ' \n', icon: '' })).toEqual(['name', 'icon'])
  expect(problemsOf({ name: '工作', icon: '' })).toEqual(['icon'])
  expect(problemsOf({ name: '工作', icon: 'code' })).toEqual([])
})

test('its name is one short line', () => {
  expect(toStore({ name: ` 工\u202e作\n ${'长'.repeat(40)}`, icon: 'code' }).name).toBe(`工作 ${'长'.repeat(17)}`)
})
