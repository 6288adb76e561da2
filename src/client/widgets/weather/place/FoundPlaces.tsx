import type { Place } from '../../../../shared/entities/weather.ts'
import { Button, Skeleton, SkeletonGroup } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { roving } from '../../../kit/interaction.ts'
import { allowOrigins, FaultText, useFaultAction } from '../../../kit/live.ts'
import { weatherPlaces } from '../document.ts'
import { useMessages } from '../messages.ts'
import { placeKey } from '../model.ts'
import { useTexts } from '../use-texts.ts'
import styles from './FoundPlaces.module.css'
import type { Found } from './use-place-search.ts'

interface FoundPlacesProps {
  readonly found: Found
  readonly onChoose: (place: Place) => void
}

/** What a search has found, or why there is nothing. */
export function FoundPlaces({ found: { text, places, failure, isAsking }, onChoose }: FoundPlacesProps) {
  const messages = useMessages()
  const isHelped = failure?.fault === 'ungranted' || failure?.fault === 'noServer' // typing tries again
  const action = useFaultAction(failure?.fault, () => void allowOrigins(failure?.origins ?? []))
  const { placeName, regionName } = useTexts(useDocument(weatherPlaces, ({ unit }) => unit))
  return (
    <div className={styles.found}>
      <div role="status">
        {failure !== undefined && <FaultText fault={failure.fault} />}
        {places?.length === 0 && messages('nothing', { text })}
      </div>
      {action !== undefined && isHelped && (
        <Button size="s" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {isAsking && places === undefined && (
        <SkeletonGroup>
          {['62%', '48%', '55%'].map((width) => (
            <Skeleton key={width} width={width} height={16} style={{ marginBlock: 14 }} />
          ))}
        </SkeletonGroup>
      )}
      {places !== undefined && places.length > 0 && (
        <ul aria-label={messages('results')} onKeyDown={roving('column')}>
          {places.map((place, index) => (
            <li key={`${placeKey(place)} ${placeName(place)}`}>
              <button type="button" data-focus-stop="" tabIndex={index === 0 ? 0 : -1} onClick={() => onChoose(place)}>
                <span>{placeName(place)}</span> <small>{regionName(place)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
