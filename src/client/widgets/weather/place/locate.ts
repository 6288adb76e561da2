import { placeHere, placeNear } from '../../../../shared/api/weather.ts'
import type { Place } from '../../../../shared/entities/weather.ts'
import { CallError, call } from '../../../kit/live.ts'

/** The spec's time for the browser to find out where it is, and for how long that is true. */
const TIMEOUT_MS = 10_000
const FRESH_MS = 600_000

/**
 * The place where the user is: by the browser, which asks for permission, else by the address, as the server knows it.
 * Undefined if neither tells. Only ever called when the user asks for it.
 */
export async function locate(): Promise<Place | undefined> {
  const point = await positionOfBrowser()
  if (point === undefined) return answerOf(call(placeHere, {}, { silent: true }))
  const near = await answerOf(call(placeNear, point, { silent: true }))
  if (near === undefined) return point
  const { isOfCity: _isOfCity, ...named } = near
  return { ...named, ...point }
}

/** Coordinates to about a kilometre: no more leaves the browser or is stored. */
function positionOfBrowser(): Promise<Pick<Place, 'latitude' | 'longitude'> | undefined> {
  const { geolocation } = navigator as { readonly geolocation?: Geolocation } // absent in pages over plain http
  if (geolocation === undefined) return Promise.resolve(undefined)
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(undefined),
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    )
  })
}

async function answerOf(asked: Promise<{ readonly place?: Place | undefined }>): Promise<Place | undefined> {
  try {
    return (await asked).place
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
