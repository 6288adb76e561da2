import { useLive } from '../../../kit/live.ts'
import { liveSparks } from '../live-stocks.ts'
import { sparkPaths } from '../model.ts'
import styles from './Sparkline.module.css'

interface SparklineProps {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** The course of a stock over its last trading day, in the colour of the text; its figures say the same. */
export function Sparkline({ id, width, height }: SparklineProps) {
  const { value = [] } = useLive(liveSparks, id)
  const { line, area } = sparkPaths(value, { width, height })
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {line === '' ? null : (
        <>
          <path d={area} className={styles.area} />
          <path d={line} className={styles.line} />
        </>
      )}
    </svg>
  )
}
