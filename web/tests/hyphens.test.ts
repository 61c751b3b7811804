import { expect, test } from "vitest";
import { softened } from "$lib/hyphens";

function broken(words: string, language: "en" | "ru" | "bg"): string {
  return softened(words, language).replaceAll("\u00AD", "-");
}

test.each([
  ["Месторождение глины", "Мес-то-рож-де-ние глины"],
  ["Гильдия судовладельцев", "Гильдия судо-вла-дель-цев"],
  ["Обсерватория", "Обсер-ва-то-рия"],
  ["Объединённый", "Объ-еди-нён-ный"],
  ["Александрийская библиотека", "Алек-сан-дрий-ская библи-отека"],
])("Russian: %s is broken between syllables where a word is long, and no end is short", (words, parts) =>
  expect(broken(words, "ru")).toBe(parts),
);

test.each([
  ["Дърводобивна площадка", "Дър-во-до-бивна площадка"],
  ["Благотворителност", "Бла-гот-во-ри-тел-ност"],
])("Bulgarian: %s, where ъ is a vowel", (words, parts) => expect(broken(words, "bg")).toBe(parts));

test("English words stay whole, and only soft hyphens are added", () => {
  expect(softened("Circus Maximus", "en")).toBe("Circus Maximus");
  expect(softened("Ёжики-путешественники", "ru").replaceAll("\u00AD", "")).toBe("Ёжики-путешественники");
});
