/**
 * `Flávio Gonçalves` is `flavio-goncalves`, `Cats' Guidance` is `cats-guidance`, `.44 Magnum` is `44-magnum`.
 * A card whose official name changes later keeps the key of its first name.
 */
export function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’™]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
