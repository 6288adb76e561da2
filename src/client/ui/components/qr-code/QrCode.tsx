import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'
import { qrPath } from './qr-path.ts'

interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** `H` bears a picture in its middle. */
  readonly correction?: 'M' | 'H'
  /** Light modules around the code, which scanners need: 4, unless it stands on a white plate. */
  readonly border?: number
}

/** A text as a QR code, dark on white in every theme. */
export function QrCode({ text, label, correction = 'M', border = 4 }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: correction, border }), [text, correction, border])
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(data)} />
    </svg>
  )
}
