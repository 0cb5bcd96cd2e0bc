/** SQL for a text in small letters by Unicode, whatever language the database was made with: as names are compared. */
export function smallLetters(text: string): string {
  return `lower(${text} collate "und-x-icu")`;
}
