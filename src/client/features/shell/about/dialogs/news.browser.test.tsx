import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import first from '../../../../../../catalog/updates/0.1.0.json'
import type { Language } from '../../../../../shared/constants.ts'
import { drawPage } from '../../../../testing/draw-page.tsx'
import { textsOf } from '../../../../testing/elements.ts'
import { openRecord } from './open-dialogs.ts'

test.each([
  ['zh-CN', '更新记录', '2026年11月20日'],
  ['en', 'What is new', 'November 20, 2026'],
  ['ja', '更新履歴', '2026年11月20日'],
] as const)('what versions have brought is told in %s, in a few lines', async (language: Language, name, date) => {
  await page.viewport(1440, 900)
  await drawPage({}, language)
  await openRecord()
  const dialog = page.getByRole('dialog', { name })
  await expect.element(dialog.getByRole('heading', { name: `0.1.0 ${date}` })).toBeVisible()
  expect(textsOf(dialog.getByRole('listitem'))).toEqual(first.lines[language])
})
