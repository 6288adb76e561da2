import { Art, Button } from '../../kit/components.ts'
import { appFace } from '../../kit/desktop.ts'
import { useLanguage } from '../../kit/text.ts'
import { changesOf, officialThemes, ThemeSketch, tryOnTheme, useWornLook } from '../../kit/themes.ts'
import type { TileProps } from '../../kit/widget.ts'
import { useMessages } from './messages.ts'
import styles from './Tile.module.css'

/** The theme that follows the worn one, which one press tries on; 2x4 the one after it, too. Of one column the app's picture. */
export default function Tile(props: TileProps) {
  const messages = useMessages()
  if (props.columns > 1) return <Themes {...props} />
  return (
    <span className={styles.picture}>
      <Art face={appFace('theme')} label={messages('name')} />
    </span>
  )
}

function Themes({ rows, columns }: TileProps) {
  const messages = useMessages()
  const language = useLanguage()
  useWornLook()
  const worn = officialThemes.findIndex((look) => changesOf(look).length === 0)
  const shown = [1, 2].slice(0, columns === 4 ? 2 : 1).flatMap((by) => {
    const theme = officialThemes[(worn + by) % officialThemes.length]
    return theme === undefined ? [] : { ...theme, name: theme.names[language], look: theme }
  })
  return (
    <div className={styles.tile} data-rows={rows}>
      {shown.map((theme) => (
        <div key={theme.id} className={styles.theme}>
          <ThemeSketch look={theme.look} className={styles.sketch ?? ''} />
          <span className={styles.bar}>
            <b>{theme.name}</b>
            {rows > 1 && (
              <Button size="s" onClick={({ currentTarget }) => void tryOnTheme(theme, currentTarget)}>
                {messages('tryOn')}
              </Button>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
