import { cards as cryptBaali } from './crypt/baali.ts'
import { cards as cryptBanuHaqim } from './crypt/banu-haqim.ts'
import { cards as cryptBloodBrother } from './crypt/blood-brother.ts'
import { cards as cryptBrujah } from './crypt/brujah.ts'
import { cards as cryptBrujahAntitribu } from './crypt/brujah-antitribu.ts'
import { cards as cryptCaitiff } from './crypt/caitiff.ts'
import { cards as cryptDaughterOfCacophony } from './crypt/daughter-of-cacophony.ts'
import { cards as cryptGangrel } from './crypt/gangrel.ts'
import { cards as cryptGangrelAntitribu } from './crypt/gangrel-antitribu.ts'
import { cards as cryptGargoyle } from './crypt/gargoyle.ts'
import { cards as cryptGuruhi } from './crypt/guruhi.ts'
import { cards as cryptHarbingerOfSkulls } from './crypt/harbinger-of-skulls.ts'
import { cards as cryptHecata } from './crypt/hecata.ts'
import { cards as cryptIshtarri } from './crypt/ishtarri.ts'
import { cards as cryptKiasyd } from './crypt/kiasyd.ts'
import { cards as cryptLasombra } from './crypt/lasombra.ts'
import { cards as cryptMalkavian } from './crypt/malkavian.ts'
import { cards as cryptMalkavianAntitribu } from './crypt/malkavian-antitribu.ts'
import { cards as cryptMinistry } from './crypt/ministry.ts'
import { cards as cryptNagaraja } from './crypt/nagaraja.ts'
import { cards as cryptNosferatu } from './crypt/nosferatu.ts'
import { cards as cryptRavnos } from './crypt/ravnos.ts'
import { cards as cryptSalubri } from './crypt/salubri.ts'
import { cards as cryptToreador } from './crypt/toreador.ts'
import { cards as cryptTremere } from './crypt/tremere.ts'
import { cards as cryptTremereAntitribu } from './crypt/tremere-antitribu.ts'
import { cards as cryptTrueBrujah } from './crypt/true-brujah.ts'
import { cards as cryptTzimisce } from './crypt/tzimisce.ts'
import { cards as cryptVentrue } from './crypt/ventrue.ts'
import { cards as actionModifierAfterReferendum } from './library/action-modifier/after-referendum.ts'
import { cards as actionModifierAsAnnounced } from './library/action-modifier/as-announced.ts'
import { cards as actionModifierAttemptFails } from './library/action-modifier/attempt-fails.ts'
import { cards as actionModifierBleed } from './library/action-modifier/bleed.ts'
import { cards as actionModifierBleedOrReaction } from './library/action-modifier/bleed-or-reaction.ts'
import { cards as actionModifierCancel } from './library/action-modifier/cancel.ts'
import { cards as actionModifierCasting } from './library/action-modifier/casting.ts'
import { cards as actionModifierEvasion } from './library/action-modifier/evasion.ts'
import { cards as actionModifierIfBlocked } from './library/action-modifier/if-blocked.ts'
import { cards as actionModifierLimitedBleed } from './library/action-modifier/limited-bleed.ts'
import { cards as actionModifierOnActing } from './library/action-modifier/on-acting.ts'
import { cards as actionModifierStealth } from './library/action-modifier/stealth.ts'
import { cards as actionModifierStealthInPlay } from './library/action-modifier/stealth-in-play.ts'
import { cards as actionModifierStealthOrCombat } from './library/action-modifier/stealth-or-combat.ts'
import { cards as actionModifierStealthOrReaction } from './library/action-modifier/stealth-or-reaction.ts'
import { cards as actionModifierUnlock } from './library/action-modifier/unlock.ts'
import { cards as actionModifierVotes } from './library/action-modifier/votes.ts'
import { cards as actionModifierWraith } from './library/action-modifier/wraith.ts'
import { cards as actionAnarch } from './library/action/anarch.ts'
import { cards as actionBleed } from './library/action/bleed.ts'
import { cards as actionBleedAgainstBlocks } from './library/action/bleed-against-blocks.ts'
import { cards as actionBleedAndGain } from './library/action/bleed-and-gain.ts'
import { cards as actionBlocking } from './library/action/blocking.ts'
import { cards as actionBlood } from './library/action/blood.ts'
import { cards as actionCorruption } from './library/action/corruption.ts'
import { cards as actionCrypt } from './library/action/crypt.ts'
import { cards as actionFight } from './library/action/fight.ts'
import { cards as actionInPlay } from './library/action/in-play.ts'
import { cards as actionInfernal } from './library/action/infernal.ts'
import { cards as actionLock } from './library/action/lock.ts'
import { cards as actionMakingVampires } from './library/action/making-vampires.ts'
import { cards as actionOnActing } from './library/action/on-acting.ts'
import { cards as actionOnMinion } from './library/action/on-minion.ts'
import { cards as actionSearch } from './library/action/search.ts'
import { cards as actionTheft } from './library/action/theft.ts'
import { cards as actionTitle } from './library/action/title.ts'
import { cards as actionUnlock } from './library/action/unlock.ts'
import { cards as allyCancel } from './library/ally/cancel.ts'
import { cards as allyCompanion } from './library/ally/companion.ts'
import { cards as allyDemon } from './library/ally/demon.ts'
import { cards as allyFighter } from './library/ally/fighter.ts'
import { cards as allyGhoul } from './library/ally/ghoul.ts'
import { cards as allyHealer } from './library/ally/healer.ts'
import { cards as allyHunter } from './library/ally/hunter.ts'
import { cards as allyWerewolf } from './library/ally/werewolf.ts'
import { cards as allyWraith } from './library/ally/wraith.ts'
import { cards as allyZombie } from './library/ally/zombie.ts'
import { cards as combatAdditionalStrikes } from './library/combat/additional-strikes.ts'
import { cards as combatCancel } from './library/combat/cancel.ts'
import { cards as combatDamagePrevention } from './library/combat/damage-prevention.ts'
import { cards as combatDodgeAndCombatEnds } from './library/combat/dodge-and-combat-ends.ts'
import { cards as combatDrawing } from './library/combat/drawing.ts'
import { cards as combatEndOfRound } from './library/combat/end-of-round.ts'
import { cards as combatEquipping } from './library/combat/equipping.ts'
import { cards as combatFrenzy } from './library/combat/frenzy.ts'
import { cards as combatManeuverAndPress } from './library/combat/maneuver-and-press.ts'
import { cards as combatOnMinion } from './library/combat/on-minion.ts'
import { cards as combatPiercing } from './library/combat/piercing.ts'
import { cards as combatRangedStrike } from './library/combat/ranged-strike.ts'
import { cards as combatRound } from './library/combat/round.ts'
import { cards as combatStrength } from './library/combat/strength.ts'
import { cards as combatStrike } from './library/combat/strike.ts'
import { cards as combatTheft } from './library/combat/theft.ts'
import { cards as equipmentBlood } from './library/equipment/blood.ts'
import { cards as equipmentDevice } from './library/equipment/device.ts'
import { cards as equipmentDiscipline } from './library/equipment/discipline.ts'
import { cards as equipmentFight } from './library/equipment/fight.ts'
import { cards as equipmentFragment } from './library/equipment/fragment.ts'
import { cards as equipmentLocation } from './library/equipment/location.ts'
import { cards as equipmentProtection } from './library/equipment/protection.ts'
import { cards as equipmentStealth } from './library/equipment/stealth.ts'
import { cards as equipmentStore } from './library/equipment/store.ts'
import { cards as equipmentWeapon } from './library/equipment/weapon.ts'
import { cards as eventGehenna } from './library/event/gehenna.ts'
import { cards as eventGovernment } from './library/event/government.ts'
import { cards as eventInconnu } from './library/event/inconnu.ts'
import { cards as eventUpheaval } from './library/event/upheaval.ts'
import { cards as masterAgainstMinions } from './library/master/against-minions.ts'
import { cards as masterAllies } from './library/master/allies.ts'
import { cards as masterArchetype } from './library/master/archetype.ts'
import { cards as masterBlocked } from './library/master/blocked.ts'
import { cards as masterBlood } from './library/master/blood.ts'
import { cards as masterBounce } from './library/master/bounce.ts'
import { cards as masterCancel } from './library/master/cancel.ts'
import { cards as masterClan } from './library/master/clan.ts'
import { cards as masterContract } from './library/master/contract.ts'
import { cards as masterCrypt } from './library/master/crypt.ts'
import { cards as masterDiscipline } from './library/master/discipline.ts'
import { cards as masterDraw } from './library/master/draw.ts'
import { cards as masterFailedReferendum } from './library/master/failed-referendum.ts'
import { cards as masterFight } from './library/master/fight.ts'
import { cards as masterFoil } from './library/master/foil.ts'
import { cards as masterForeignTurn } from './library/master/foreign-turn.ts'
import { cards as masterHand } from './library/master/hand.ts'
import { cards as masterHaven } from './library/master/haven.ts'
import { cards as masterHuntedByNightmares } from './library/master/hunted-by-nightmares.ts'
import { cards as masterHuntingGround } from './library/master/hunting-ground.ts'
import { cards as masterLocationAction } from './library/master/location-action.ts'
import { cards as masterLocationBleed } from './library/master/location-bleed.ts'
import { cards as masterLocationBlood } from './library/master/location-blood.ts'
import { cards as masterLocationEquipment } from './library/master/location-equipment.ts'
import { cards as masterLocationExchange } from './library/master/location-exchange.ts'
import { cards as masterLocationHand } from './library/master/location-hand.ts'
import { cards as masterLocationIntercept } from './library/master/location-intercept.ts'
import { cards as masterLocationRescue } from './library/master/location-rescue.ts'
import { cards as masterLocationStealth } from './library/master/location-stealth.ts'
import { cards as masterLocationStore } from './library/master/location-store.ts'
import { cards as masterOnAnarch } from './library/master/on-anarch.ts'
import { cards as masterOnMinion } from './library/master/on-minion.ts'
import { cards as masterOutOfTheGame } from './library/master/out-of-the-game.ts'
import { cards as masterPool } from './library/master/pool.ts'
import { cards as masterPoolLoss } from './library/master/pool-loss.ts'
import { cards as masterSearch } from './library/master/search.ts'
import { cards as masterSect } from './library/master/sect.ts'
import { cards as masterTopOfLibrary } from './library/master/top-of-library.ts'
import { cards as masterTrophy } from './library/master/trophy.ts'
import { cards as masterUncontrolled } from './library/master/uncontrolled.ts'
import { cards as masterVotes } from './library/master/votes.ts'
import { cards as politicalActionAshHeap } from './library/political-action/ash-heap.ts'
import { cards as politicalActionBarring } from './library/political-action/barring.ts'
import { cards as politicalActionBlood } from './library/political-action/blood.ts'
import { cards as politicalActionChangingHands } from './library/political-action/changing-hands.ts'
import { cards as politicalActionInPlay } from './library/political-action/in-play.ts'
import { cards as politicalActionOffice } from './library/political-action/office.ts'
import { cards as politicalActionOnVampire } from './library/political-action/on-vampire.ts'
import { cards as politicalActionPool } from './library/political-action/pool.ts'
import { cards as politicalActionPoolSharedOut } from './library/political-action/pool-shared-out.ts'
import { cards as politicalActionTitle } from './library/political-action/title.ts'
import { cards as politicalActionUncontrolled } from './library/political-action/uncontrolled.ts'
import { cards as politicalActionUnlock } from './library/political-action/unlock.ts'
import { cards as reactionBleedReduction } from './library/reaction/bleed-reduction.ts'
import { cards as reactionBlock } from './library/reaction/block.ts'
import { cards as reactionBounce } from './library/reaction/bounce.ts'
import { cards as reactionCancel } from './library/reaction/cancel.ts'
import { cards as reactionCombat } from './library/reaction/combat.ts'
import { cards as reactionFoiled } from './library/reaction/foiled.ts'
import { cards as reactionIntercept } from './library/reaction/intercept.ts'
import { cards as reactionPlainIntercept } from './library/reaction/plain-intercept.ts'
import { cards as reactionStealth } from './library/reaction/stealth.ts'
import { cards as reactionUnlock } from './library/reaction/unlock.ts'
import { cards as reactionVotes } from './library/reaction/votes.ts'
import { cards as reactionWake } from './library/reaction/wake.ts'
import { cards as retainerBleedAndIntercept } from './library/retainer/bleed-and-intercept.ts'
import { cards as retainerFight } from './library/retainer/fight.ts'
import type { CardDefinition } from './definition.ts'

/** What cards do, by the file they stand in. `npm run cards:files` writes this list from the folders. */
export const files: Readonly<Record<string, readonly CardDefinition[]>> = {
  'crypt/baali': cryptBaali,
  'crypt/banu-haqim': cryptBanuHaqim,
  'crypt/blood-brother': cryptBloodBrother,
  'crypt/brujah': cryptBrujah,
  'crypt/brujah-antitribu': cryptBrujahAntitribu,
  'crypt/caitiff': cryptCaitiff,
  'crypt/daughter-of-cacophony': cryptDaughterOfCacophony,
  'crypt/gangrel': cryptGangrel,
  'crypt/gangrel-antitribu': cryptGangrelAntitribu,
  'crypt/gargoyle': cryptGargoyle,
  'crypt/guruhi': cryptGuruhi,
  'crypt/harbinger-of-skulls': cryptHarbingerOfSkulls,
  'crypt/hecata': cryptHecata,
  'crypt/ishtarri': cryptIshtarri,
  'crypt/kiasyd': cryptKiasyd,
  'crypt/lasombra': cryptLasombra,
  'crypt/malkavian': cryptMalkavian,
  'crypt/malkavian-antitribu': cryptMalkavianAntitribu,
  'crypt/ministry': cryptMinistry,
  'crypt/nagaraja': cryptNagaraja,
  'crypt/nosferatu': cryptNosferatu,
  'crypt/ravnos': cryptRavnos,
  'crypt/salubri': cryptSalubri,
  'crypt/toreador': cryptToreador,
  'crypt/tremere': cryptTremere,
  'crypt/tremere-antitribu': cryptTremereAntitribu,
  'crypt/true-brujah': cryptTrueBrujah,
  'crypt/tzimisce': cryptTzimisce,
  'crypt/ventrue': cryptVentrue,
  'library/action-modifier/after-referendum': actionModifierAfterReferendum,
  'library/action-modifier/as-announced': actionModifierAsAnnounced,
  'library/action-modifier/attempt-fails': actionModifierAttemptFails,
  'library/action-modifier/bleed': actionModifierBleed,
  'library/action-modifier/bleed-or-reaction': actionModifierBleedOrReaction,
  'library/action-modifier/cancel': actionModifierCancel,
  'library/action-modifier/casting': actionModifierCasting,
  'library/action-modifier/evasion': actionModifierEvasion,
  'library/action-modifier/if-blocked': actionModifierIfBlocked,
  'library/action-modifier/limited-bleed': actionModifierLimitedBleed,
  'library/action-modifier/on-acting': actionModifierOnActing,
  'library/action-modifier/stealth': actionModifierStealth,
  'library/action-modifier/stealth-in-play': actionModifierStealthInPlay,
  'library/action-modifier/stealth-or-combat': actionModifierStealthOrCombat,
  'library/action-modifier/stealth-or-reaction': actionModifierStealthOrReaction,
  'library/action-modifier/unlock': actionModifierUnlock,
  'library/action-modifier/votes': actionModifierVotes,
  'library/action-modifier/wraith': actionModifierWraith,
  'library/action/anarch': actionAnarch,
  'library/action/bleed': actionBleed,
  'library/action/bleed-against-blocks': actionBleedAgainstBlocks,
  'library/action/bleed-and-gain': actionBleedAndGain,
  'library/action/blocking': actionBlocking,
  'library/action/blood': actionBlood,
  'library/action/corruption': actionCorruption,
  'library/action/crypt': actionCrypt,
  'library/action/fight': actionFight,
  'library/action/in-play': actionInPlay,
  'library/action/infernal': actionInfernal,
  'library/action/lock': actionLock,
  'library/action/making-vampires': actionMakingVampires,
  'library/action/on-acting': actionOnActing,
  'library/action/on-minion': actionOnMinion,
  'library/action/search': actionSearch,
  'library/action/theft': actionTheft,
  'library/action/title': actionTitle,
  'library/action/unlock': actionUnlock,
  'library/ally/cancel': allyCancel,
  'library/ally/companion': allyCompanion,
  'library/ally/demon': allyDemon,
  'library/ally/fighter': allyFighter,
  'library/ally/ghoul': allyGhoul,
  'library/ally/healer': allyHealer,
  'library/ally/hunter': allyHunter,
  'library/ally/werewolf': allyWerewolf,
  'library/ally/wraith': allyWraith,
  'library/ally/zombie': allyZombie,
  'library/combat/additional-strikes': combatAdditionalStrikes,
  'library/combat/cancel': combatCancel,
  'library/combat/damage-prevention': combatDamagePrevention,
  'library/combat/dodge-and-combat-ends': combatDodgeAndCombatEnds,
  'library/combat/drawing': combatDrawing,
  'library/combat/end-of-round': combatEndOfRound,
  'library/combat/equipping': combatEquipping,
  'library/combat/frenzy': combatFrenzy,
  'library/combat/maneuver-and-press': combatManeuverAndPress,
  'library/combat/on-minion': combatOnMinion,
  'library/combat/piercing': combatPiercing,
  'library/combat/ranged-strike': combatRangedStrike,
  'library/combat/round': combatRound,
  'library/combat/strength': combatStrength,
  'library/combat/strike': combatStrike,
  'library/combat/theft': combatTheft,
  'library/equipment/blood': equipmentBlood,
  'library/equipment/device': equipmentDevice,
  'library/equipment/discipline': equipmentDiscipline,
  'library/equipment/fight': equipmentFight,
  'library/equipment/fragment': equipmentFragment,
  'library/equipment/location': equipmentLocation,
  'library/equipment/protection': equipmentProtection,
  'library/equipment/stealth': equipmentStealth,
  'library/equipment/store': equipmentStore,
  'library/equipment/weapon': equipmentWeapon,
  'library/event/gehenna': eventGehenna,
  'library/event/government': eventGovernment,
  'library/event/inconnu': eventInconnu,
  'library/event/upheaval': eventUpheaval,
  'library/master/against-minions': masterAgainstMinions,
  'library/master/allies': masterAllies,
  'library/master/archetype': masterArchetype,
  'library/master/blocked': masterBlocked,
  'library/master/blood': masterBlood,
  'library/master/bounce': masterBounce,
  'library/master/cancel': masterCancel,
  'library/master/clan': masterClan,
  'library/master/contract': masterContract,
  'library/master/crypt': masterCrypt,
  'library/master/discipline': masterDiscipline,
  'library/master/draw': masterDraw,
  'library/master/failed-referendum': masterFailedReferendum,
  'library/master/fight': masterFight,
  'library/master/foil': masterFoil,
  'library/master/foreign-turn': masterForeignTurn,
  'library/master/hand': masterHand,
  'library/master/haven': masterHaven,
  'library/master/hunted-by-nightmares': masterHuntedByNightmares,
  'library/master/hunting-ground': masterHuntingGround,
  'library/master/location-action': masterLocationAction,
  'library/master/location-bleed': masterLocationBleed,
  'library/master/location-blood': masterLocationBlood,
  'library/master/location-equipment': masterLocationEquipment,
  'library/master/location-exchange': masterLocationExchange,
  'library/master/location-hand': masterLocationHand,
  'library/master/location-intercept': masterLocationIntercept,
  'library/master/location-rescue': masterLocationRescue,
  'library/master/location-stealth': masterLocationStealth,
  'library/master/location-store': masterLocationStore,
  'library/master/on-anarch': masterOnAnarch,
  'library/master/on-minion': masterOnMinion,
  'library/master/out-of-the-game': masterOutOfTheGame,
  'library/master/pool': masterPool,
  'library/master/pool-loss': masterPoolLoss,
  'library/master/search': masterSearch,
  'library/master/sect': masterSect,
  'library/master/top-of-library': masterTopOfLibrary,
  'library/master/trophy': masterTrophy,
  'library/master/uncontrolled': masterUncontrolled,
  'library/master/votes': masterVotes,
  'library/political-action/ash-heap': politicalActionAshHeap,
  'library/political-action/barring': politicalActionBarring,
  'library/political-action/blood': politicalActionBlood,
  'library/political-action/changing-hands': politicalActionChangingHands,
  'library/political-action/in-play': politicalActionInPlay,
  'library/political-action/office': politicalActionOffice,
  'library/political-action/on-vampire': politicalActionOnVampire,
  'library/political-action/pool': politicalActionPool,
  'library/political-action/pool-shared-out': politicalActionPoolSharedOut,
  'library/political-action/title': politicalActionTitle,
  'library/political-action/uncontrolled': politicalActionUncontrolled,
  'library/political-action/unlock': politicalActionUnlock,
  'library/reaction/bleed-reduction': reactionBleedReduction,
  'library/reaction/block': reactionBlock,
  'library/reaction/bounce': reactionBounce,
  'library/reaction/cancel': reactionCancel,
  'library/reaction/combat': reactionCombat,
  'library/reaction/foiled': reactionFoiled,
  'library/reaction/intercept': reactionIntercept,
  'library/reaction/plain-intercept': reactionPlainIntercept,
  'library/reaction/stealth': reactionStealth,
  'library/reaction/unlock': reactionUnlock,
  'library/reaction/votes': reactionVotes,
  'library/reaction/wake': reactionWake,
  'library/retainer/bleed-and-intercept': retainerBleedAndIntercept,
  'library/retainer/fight': retainerFight,
}
