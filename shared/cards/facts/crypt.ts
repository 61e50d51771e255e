import type { CardFacts } from '../facts.ts'
import { vampire } from './rows.ts'

/** The crypt cards of the five Fifth Edition decks: id, name, clan, sect, group, capacity, Disciplines. */
export const crypt: readonly CardFacts[] = [
  // Malkavian
  vampire(201530, 'Alexander Silverson', 'Malkavian', 'Camarilla', 6, 8, 'AUS DOM OBF pre', {
    title: 'prince',
    city: 'Birmingham',
  }),
  vampire(201532, 'Andi Liu', 'Malkavian', 'Camarilla', 6, 6, 'DOM aus obf pre', { title: 'prince', city: 'Taipei' }),
  vampire(201533, 'Ashley', 'Malkavian', 'Camarilla', 6, 3, 'dom obf'),
  vampire(201543, 'Colette', 'Malkavian', 'Camarilla', 6, 5, 'AUS OBF dom'),
  vampire(201544, 'Donny Kowalczyk', 'Malkavian', 'Camarilla', 6, 6, 'AUS cel dom obf', {
    title: 'prince',
    city: 'Pittsburgh',
  }),
  vampire(201546, 'Dr. Stephen Norton', 'Malkavian', 'Camarilla', 6, 4, 'OBF aus'),
  vampire(201548, 'Gelasia Fotiou', 'Malkavian', 'Camarilla', 6, 6, 'AUS DOM obf pre'),
  vampire(201559, 'Meaghan', 'Malkavian', 'Camarilla', 6, 3, 'aus obf'),
  vampire(201569, 'Sully', 'Malkavian', 'Camarilla', 6, 4, 'aus dom obf'),
  // Nosferatu
  vampire(201534, 'Aunt Linda', 'Nosferatu', 'Camarilla', 6, 4, 'POT obf'),
  vampire(201536, 'Baixinho', 'Nosferatu', 'Camarilla', 6, 3, 'ani obf'),
  vampire(201537, 'Belinde', 'Nosferatu', 'Camarilla', 6, 6, 'OBF ani aus pot', {
    title: 'prince',
    city: 'Copenhagen',
  }),
  vampire(201545, 'The Dowager', 'Nosferatu', 'Camarilla', 6, 6, 'ANI OBF aus pot', { title: 'primogen' }),
  vampire(201549, 'Horace Radcliffe', 'Nosferatu', 'Camarilla', 6, 5, 'ANI POT obf'),
  vampire(201553, 'Larissa Moreira', 'Nosferatu', 'Camarilla', 6, 6, 'ANI OBF pot', { title: 'primogen' }),
  vampire(201555, 'Lenny Burkhead', 'Nosferatu', 'Camarilla', 6, 6, 'ANI obf pot pre', { title: 'primogen', bleed: 2 }),
  vampire(201568, 'Ryan', 'Nosferatu', 'Camarilla', 6, 4, 'ani obf pot'),
  vampire(201573, 'Wauneka', 'Nosferatu', 'Camarilla', 6, 5, 'POT ani aus obf'),
  // Toreador
  vampire(201538, 'Bret Stryker', 'Toreador', 'Camarilla', 6, 4, 'CEL PRE'),
  vampire(201540, 'Catalina Vega', 'Toreador', 'Camarilla', 6, 8, 'AUS CEL PRE for', {
    title: 'prince',
    city: 'Buenos Aires',
    bleed: 2,
  }),
  vampire(201547, 'Flávio Gonçalves', 'Toreador', 'Camarilla', 6, 7, 'CEL PRE aus for', {
    title: 'prince',
    city: 'São Paulo',
  }),
  vampire(201552, 'Kathy Glens', 'Toreador', 'Camarilla', 6, 5, 'PRE aus cel tha'),
  vampire(201558, 'Massimo Falconi', 'Toreador', 'Camarilla', 6, 4, 'aus cel pre'),
  vampire(201560, 'Min-seo', 'Toreador', 'Camarilla', 6, 3, 'aus cel'),
  vampire(201561, 'Mkhokheli', 'Toreador', 'Camarilla', 6, 6, 'PRE aus cel for', {
    title: 'prince',
    city: 'Cape Town',
  }),
  vampire(201564, 'Nik Sikko', 'Toreador', 'Camarilla', 6, 3, 'cel pre'),
  vampire(201571, 'Tamoszius', 'Toreador', 'Camarilla', 6, 5, 'CEL PRE aus'),
  // Tremere
  vampire(201535, 'Ayelech', 'Tremere', 'Camarilla', 6, 7, 'AUS DOM THA', { title: 'prince', city: 'Addis Ababa' }),
  vampire(201542, 'Chrysanthemum', 'Tremere', 'Camarilla', 6, 5, 'AUS THA dom', { title: 'primogen' }),
  vampire(201551, 'Inês Tristão', 'Tremere', 'Camarilla', 6, 6, 'THA aus dom pre', {
    title: 'prince',
    city: 'Rio de Janeiro',
  }),
  vampire(201554, 'Lauren', 'Tremere', 'Camarilla', 6, 4, 'aus dom tha'),
  vampire(201556, 'Lloyd Brooks', 'Tremere', 'Camarilla', 6, 6, 'DOM THA aus pot', { title: 'primogen' }),
  vampire(201563, 'Nassir', 'Tremere', 'Camarilla', 6, 4, 'THA aus'),
  vampire(201566, 'Patrik Söderberg', 'Tremere', 'Camarilla', 6, 5, 'AUS dom for tha'),
  vampire(201567, 'Rosalina Cortez', 'Tremere', 'Camarilla', 6, 3, 'THA'),
  vampire(201572, 'Trevon Parker', 'Tremere', 'Camarilla', 6, 6, 'AUS DOM THA'),
  // Ventrue
  vampire(201529, 'Alexa Draper', 'Ventrue', 'Camarilla', 6, 8, 'DOM PRE for pot', {
    title: 'prince',
    city: 'Melbourne',
  }),
  vampire(201531, 'Alice Chen', 'Ventrue', 'Camarilla', 6, 7, 'FOR PRE dom obf', { title: 'prince', city: 'Nairobi' }),
  vampire(201539, 'Brock Sterling', 'Ventrue', 'Camarilla', 6, 3, 'FOR'),
  vampire(201541, 'Chelsea Blake', 'Ventrue', 'Camarilla', 6, 5, 'DOM cel for pre'),
  vampire(201550, 'Horst von Brühl', 'Ventrue', 'Camarilla', 6, 6, 'FOR aus dom pre', {
    title: 'prince',
    city: 'Mannheim',
  }),
  vampire(201557, 'Madison', 'Ventrue', 'Camarilla', 6, 6, 'DOM FOR PRE'),
  vampire(201562, 'Naomi Stewart', 'Ventrue', 'Camarilla', 6, 5, 'FOR PRE dom'),
  vampire(201565, 'Oshri Dahan', 'Ventrue', 'Camarilla', 6, 4, 'dom for pre'),
  vampire(201570, 'Sybren van Oosten', 'Ventrue', 'Camarilla', 6, 7, 'FOR PRE dom tha', {
    title: 'prince',
    city: 'Rotterdam',
  }),
]
