import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Tags of the rules of WCAG 2.2 at level AA. */
export const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Scope {
  /** Selectors of what is looked at; without any it is the whole page. */
  readonly parts?: readonly string[]
  /** Tags of the rules that are asked for; without any they are all that axe asks for by itself. */
  readonly tags?: readonly string[]
  /** Rules that are not asked for. */
  readonly except?: readonly string[]
  /** Only what axe calls serious or critical. */
  readonly grave?: boolean
}

/** What axe finds wrong with the page at this moment, by rule, with every place and why. */
export async function violations(
  page: Page,
  { parts = [], tags, except = [], grave = false }: Scope = {},
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // looks into no frame of another origin, of which the page has none, and needs no page of its own
    .options({ resultTypes: ['violations'] })
    .disableRules([...except])
  for (const part of parts) axe.include(part)
  if (tags !== undefined) axe.withTags([...tags])
  const { violations: broken } = await axe.analyze()
  return broken
    .filter(({ impact }) => !grave || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) =>
      [id, ...nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)].join('\n'),
    )
}
