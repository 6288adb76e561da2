import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './DonationDialog.module.css'
import { qrPath } from './model.ts'

/** Light modules around a code, which scanners need. */
const BORDER = 4

/** A text as a QR code, dark on white in every theme. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: BORDER }), [text])
  return (
    <svg
      className={styles['code']}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(data)} />
    </svg>
  )
}
