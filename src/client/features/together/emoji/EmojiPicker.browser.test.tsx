import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { drawPage } from '../../../testing/draw-page.tsx'
import { recentEmoji } from './document.ts'
import { EmojiButton } from './EmojiButton.tsx'

const { press, typeText, findViolations } = commands

const opener = page.getByRole('button', { name: '表情' })
const picker = page.getByRole('dialog', { name: '表情' })
const emoji = (name: string) => picker.getByRole('button', { name, exact: true })

test('emoji are found by name, other words and pinyin, chosen by keys, and offered again as the last ones', async () => {
  await page.viewport(1440, 900)
  await drawPage()
  const picked: string[] = []
  await render(
    <div style={{ position: 'fixed', zIndex: 60, left: 200, top: 500 }}>
      <EmojiButton onPick={(one) => picked.push(one)} />
    </div>,
  )
  await opener.click()
  await expect.element(emoji('月饼')).toBeInTheDocument()
  await expect.element(picker.getByRole('searchbox')).toHaveFocus()
  expect(picker.getByRole('group', { name: '最近' }).elements()).toEqual([])
  expect(await findViolations('[role="dialog"]', { seriousOnly: true })).toEqual([])

  for (const word of ['yuebing', '中秋节', '月饼']) {
    await picker.getByRole('searchbox').fill(word)
    await expect.element(emoji('月饼'), { message: word }).toBeVisible()
  }
  await press('ArrowDown')
  await expect.element(emoji('月饼')).toHaveFocus()
  await press('Enter')
  await expect.poll(() => picked).toEqual(['🥮'])
  await expect.element(picker).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()

  await opener.click()
  await expect.element(picker.getByRole('group', { name: '最近' })).toHaveTextContent('最近🥮')
  await press('ArrowDown')
  await press('ArrowDown')
  await expect.element(emoji('嘿嘿')).toHaveFocus()
  await press('ArrowRight')
  await expect.element(emoji('哈哈')).toHaveFocus()
  await press('Shift+Enter')
  await press('Enter')
  expect(picked).toEqual(['🥮', '😃', '😃'])
  expect(recentEmoji.get()).toEqual(['😃', '🥮'])

  await opener.click()
  await typeText('没有这样的东西')
  await expect.element(picker).toHaveTextContent('没有这样的表情')
  await press('Escape')
  await expect.element(picker).not.toBeInTheDocument()
})
