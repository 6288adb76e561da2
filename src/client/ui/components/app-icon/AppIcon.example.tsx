import type { Example } from '../../primitives.ts'
import { AppIcon } from './AppIcon.tsx'

const APPS = ['notes', 'calendar', 'schedule', 'weather', 'add-icon']

export const examples: readonly Example[] = [
  {
    name: '16, 20, 24 px',
    on: 'panel',
    draw: () => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, auto)', gap: 12, placeContent: 'start' }}>
        {[16, 20, 24].flatMap((size) => APPS.map((id) => <AppIcon key={`${id} ${size}`} id={id} size={size} />))}
      </div>
    ),
  },
]
