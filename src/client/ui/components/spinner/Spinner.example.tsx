import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'
import { Spinner } from './Spinner.tsx'
import { StyledSpinner } from './styles/StyledSpinner.tsx'
import { spinnerStyles } from './styles/styles.ts'

export const examples: readonly Example[] = [
  {
    name: 'ten styles',
    on: 'panel',
    draw: () =>
      spinnerStyles.map((style) => (
        <figure key={style} className={styles.figureBox}>
          <StyledSpinner style={style} />
          <figcaption>{style}</figcaption>
        </figure>
      )),
  },
  {
    name: 'small ring 14 · 18 · 24',
    on: 'panel',
    draw: () => (
      <>
        <Spinner size={14} />
        <Spinner />
        <Spinner size={24} />
      </>
    ),
  },
]
