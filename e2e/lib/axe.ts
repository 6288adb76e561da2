import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Tags of the rules of WCAG 2.2 at level AA. */
export const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface AxeOptions {
  /** Selectors of the checked parts, in a frame after that of the frame; default: the whole page. */
  readonly selectors?: readonly (string | string[])[]
  /** Tags of the checked rules; default: all rules that axe enables. */
  readonly tags?: readonly string[]
  /** Disabled rules. */
  readonly except?: readonly string[]
  /** Only violations of impact serious or critical. */
  readonly seriousOnly?: boolean
}

/** @returns the current violations of the page by axe, one text per rule, with every element and the reason. */
export async function findViolations(
  page: Page,
  { selectors = [], tags, except = [], seriousOnly = false }: AxeOptions = {},
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // needs no second page; does not check cross-origin frames, of which there are none
    .options({ resultTypes: ['violations'] })
    .disableRules([...except])
  for (const part of selectors) axe.include(part)
  if (tags !== undefined) axe.withTags([...tags])
  const { violations: broken } = await axe.analyze()
  return broken
    .filter(({ impact }) => !seriousOnly || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) =>
      [id, ...nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)].join('\n'),
    )
}
