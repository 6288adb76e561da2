import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { documentValue, drawPage, openTab } from '../../../testing/draw-page.tsx'
import messages from './locales/zh-CN.json'

const { press } = commands

const radio = (name: string) => page.getByRole('radio', { name, exact: true })

async function draw(documents: Readonly<Record<string, object>> = {}) {
  await page.viewport(1440, 900)
  await drawPage({ wallpaper: {}, theme: { isDarkMode: false, darkModeBySysten: false }, ...documents })
  openTab('theme')
  await expect.element(radio(messages['look.dawn'])).toBeVisible()
}

test('a look is a wallpaper, a primary colour and a theme in one press, and one step of undo', async () => {
  await draw()
  await expect.element(radio(messages['look.dawn'])).toBeChecked()
  const before = [documentValue('theme'), documentValue('wallpaper')]
  await radio(messages['look.night']).click()
  await expect.element(radio(messages['look.night'])).toBeChecked()
  await expect.element(radio(messages['theme.dark'])).toBeChecked()
  expect(documentValue('theme')).toMatchObject({ isDarkMode: true, primaryColor: '#2b5f8f' })
  expect(documentValue('wallpaper')).toMatchObject({ wallpaperType: 1, wallpaperSrc: 'genkan:night' })
  await press('ArrowRight')
  await expect.element(radio(messages['look.plain'])).toBeChecked()
  expect(documentValue('wallpaper')).toMatchObject({ wallpaperType: 0, wallpaperMask: 0 })
  await press('Control+z')
  await expect.element(radio(messages['look.night'])).toBeChecked()
  await press('Control+z')
  await expect.element(radio(messages['look.dawn'])).toBeChecked()
  expect([documentValue('theme'), documentValue('wallpaper')]).toEqual(before)
})

test('the theme is chosen by arrow keys; a look of one’s own is none of the four; the row resets it', async () => {
  await draw({ theme: { isDarkMode: false, darkModeBySysten: false, primaryColor: '#123456' } })
  for (const look of ['dawn', 'dusk', 'night', 'plain'] as const)
    await expect.element(radio(messages[`look.${look}`])).not.toBeChecked()
  radio(messages['theme.light']).element().focus()
  await press('ArrowRight')
  await expect.element(radio(messages['theme.dark'])).toBeChecked()
  await press('ArrowRight')
  await expect.element(radio(messages['theme.system'])).toBeChecked()
  await press('Control+z')
  await press('Control+z')
  await expect.element(radio(messages['theme.light'])).toBeChecked()
  await page.getByRole('button', { name: new RegExp(`${messages['field.isDarkMode']}$`) }).click()
  expect(documentValue('theme')).toMatchObject({ darkModeBySysten: true })
})
