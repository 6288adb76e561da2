import type { Example } from '../../primitives.ts'
import { QrCode } from './QrCode.tsx'

export const examples: readonly Example[] = [
  {
    name: 'dark on white',
    on: 'panel',
    draw: () => (
      <div style={{ width: 164 }}>
        <QrCode text="https://start.example.org/" label="start.example.org" />
      </div>
    ),
  },
]
