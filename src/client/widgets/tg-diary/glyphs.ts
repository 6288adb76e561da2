import type { DiaryWeather } from '../../../shared/entities/daily-text.ts'
import { cloud, sun, wind } from '../../kit/icons.ts'

const CLOUD = 'M7.2 14.5a3.7 3.7 0 0 1-.5-7.37 5.1 5.1 0 0 1 9.9-.83 4.15 4.15 0 0 1-.5 8.2z'

/** The glyph of each weather, on the grid of the icon set. */
export const WEATHER_GLYPHS: Readonly<Record<DiaryWeather, string>> = {
  sunny: sun,
  cloudy:
    'M7.5 19a3.6 3.6 0 0 1-.5-7.16 5 5 0 0 1 9.7-.8A4.05 4.05 0 0 1 16.3 19zM13.2 6.4a3.7 3.7 0 0 1 6.3 3.5M16.4 2.8v1.3M21.6 5.3l-1 .9M11.6 4.6l.8.9',
  overcast: cloud,
  rain: `${CLOUD}M8.5 17.5l-.9 2.7M12.4 17.5l-.9 2.7M16.3 17.5l-.9 2.7`,
  storm: `${CLOUD}M12.8 14.5l-2.3 3.4h3l-2.1 3.3`,
  snow: `${CLOUD}M8 18v.01M12 18v.01M16 18v.01M10 20.8v.01M14 20.8v.01||2`,
  fog: `${CLOUD}M5 17.6h14M8 20.6h9`,
  wind,
}
