import { language } from '../../../../core/text/i18n.ts'
import { entryOfColor, entryOfGradient, loadColors } from '../colors.ts'
import { localPage } from './local-page.ts'
import type { Provider } from './provider.ts'

async function entries() {
  const { colors, gradients } = await loadColors()
  return [
    ...gradients.map((one) => entryOfGradient(one, colors, language())),
    ...colors.map((one) => entryOfColor(one, language())),
  ]
}

/** Named colours, and gradients between them. */
export const color: Provider = {
  id: 'color',
  icon: 'palette',
  load: async () => localPage(await entries()),
  random: entries,
}
