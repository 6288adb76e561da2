/** An answer of the server about the weather: rain and what is known beside it, for a week from today on in China. */
export function weatherAnswer(temperature: number): object {
  const now = Date.now()
  const weather = {
    by: 'open-meteo',
    utcOffset: 480,
    now: { condition: 'rain', temperature, humidity: 64, wind: { scale: 2, speed: 9, degrees: 45 } },
    hours: [0, 1, 2].map((hour) => ({ at: now + hour * 3_600_000, condition: 'overcast', temperature: 19 })),
    days: Array.from({ length: 7 }, (_, day) => ({
      date: new Date(now + 8 * 3_600_000 + day * 86_400_000).toISOString().slice(0, 10),
      condition: 'clear',
      low: 11,
      high: 26,
      precipitation: 60,
    })),
    air: { china: 163, us: 163, pm25: 80, pm10: 120 },
    alerts: [],
  }
  return { code: 0, msg: '', data: { weather, from: 'live', age: 130 } }
}
