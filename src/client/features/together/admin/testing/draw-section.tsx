import type { ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { type Locator, page } from 'vitest/browser'
import { layerElement } from '../../../../ui/overlay/layers.ts'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import type { Figures, OverviewAnswer } from '../overview/use-overview.ts'
import type { SectionProps } from '../sections.ts'

/** Draws a section of the desk alone, above the page. @param settings what the server says of itself, as far as it matters */
export function drawSection(Section: ComponentType<SectionProps>, settings: Partial<Figures['settings']>): Locator {
  const overview = { at: 'there', isOld: false, value: { settings } } as OverviewAnswer
  const layer = layerElement('window')
  openOverlay(
    async () => Section,
    (View) =>
      createPortal(
        <div
          data-testid="desk"
          style={{
            ...{ position: 'fixed', inset: 0, containerType: 'inline-size', pointerEvents: 'auto' },
            background: 'var(--gk-paper-0)',
          }}
        >
          <View overview={overview} onGo={() => {}} />
        </div>,
        layer,
      ),
  )
  return page.getByTestId('desk')
}
