import type { BrowserContext } from '@playwright/test'

const TYPED = 'genkan new tab'

/** Types from the first frame until the program has taken over. @returns the fraction of letters kept, 0–1. */
export async function measureEarlyTyping(context: BrowserContext, url: string, slowdown: number): Promise<number> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('#first input, #root input').first().focus()
    for (const letter of TYPED) await page.keyboard.type(letter, { delay: 30 })
    await page.locator('#first').waitFor({ state: 'detached' })
    const value = await page.locator('#root input').first().inputValue()
    return value === TYPED ? 1 : [...value].filter((letter, i) => letter === TYPED[i]).length / TYPED.length
  } finally {
    await page.close()
  }
}
