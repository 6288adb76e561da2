import '../ui/styles/styles.css'
import '../ui/styles/tokens.deferred.css'
import { render } from 'vitest-browser-react'
import { setLanguage } from '../core/text/i18n.ts'
import { Panel } from '../ui/components/panel/Panel.tsx'
import { setDataValue } from '../ui/dom.ts'
import home from '../ui/locales/en.first-frame.json'
import rest from '../ui/locales/en.json'
import { OverlayRoot } from '../ui/overlay/OverlayRoot.tsx'
import { primitives } from '../ui/primitives.ts'

/** Draws all examples of a primitive as the gallery does: in English, unless `tier` says otherwise without animations. */
export async function drawExamples(name: string, tier: 'full' | 'solid' = 'solid'): Promise<void> {
  setLanguage('en', { ui: { ...home, ...rest } }, true)
  setDataValue(document.documentElement, 'glass-tier', tier)
  const file = await primitives[name]?.()
  if (file === undefined) throw new Error(`${name} has no examples`)
  await render(
    <>
      {file.examples.map((example) => (
        <Panel key={example.name} level={3}>
          {example.draw((_, english) => english)}
        </Panel>
      ))}
      <OverlayRoot />
    </>,
  )
}
