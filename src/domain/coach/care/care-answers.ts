import type { CareKind } from '../learned/labels.ts';

const HELPLINES = 'findahelpline.com lists free helplines in your country, by phone or chat, at any hour.';
const EMERGENCY = 'your emergency number (112 in Europe, 999 in the UK, 911 in the US and Canada)';

const CALL_NOW = `This may need help at once. Please call ${EMERGENCY} now, and do not stay alone.`;
const NO_JUDGE = 'I am a food planner and cannot judge this.';

/** The fixed answers: where to turn, no figure of food or body. */
export const CARE_ANSWERS: Readonly<Record<CareKind, string>> = {
  self_harm: `I am really sorry that it hurts this much. You matter more than any plan. If you could be in danger now, please call ${EMERGENCY}, or go to someone near you and tell them. ${HELPLINES} You do not have to find the right words, and you do not have to be alone with this.`,
  poison: `${CALL_NOW} Call your poison centre too, if you know its number. Keep what was swallowed, or its packet, beside you, and do not try to be sick. ${NO_JUDGE}`,
  overdose: `${CALL_NOW} Say what was taken and when, and keep the packet beside you. If you wanted to hurt yourself, tell them that too: they will help. ${HELPLINES}`,
  choking: `${CALL_NOW} If somebody cannot cough or speak, give firm blows between the shoulder blades and do as the people on the phone say. ${NO_JUDGE}`,
  allergic: `${CALL_NOW} If there is an adrenaline pen, use it, and call even if it gets better. Do not eat any more of it. ${NO_JUDGE}`,
  heart: `${CALL_NOW} Sit down, and do not drive yourself. ${NO_JUDGE}`,
  hypo: `This may be low blood sugar. Take something now that is sweet and quick, such as juice, sugar or glucose tablets, as your care team showed you, and measure again soon. Do not wait for a meal, and do not drive. If it does not get better, or somebody is drowsy or cannot swallow, call ${EMERGENCY} and give nothing by mouth. ${NO_JUDGE}`,
  purging: `That sounds very hard, and I am glad that you said it. Your body does not need to get rid of food: please be kind to it, drink something and stay near somebody you trust for a while. A doctor or an eating-disorder helpline knows this well and will not judge you. ${HELPLINES} If you feel faint, or are sick without wanting to, please see a doctor today.`,
  starving: `Your body needs food every day, and you deserve to eat, whatever happened before. If you can, have something small and easy now. Please talk to a doctor or somebody you trust about this soon. ${HELPLINES} If you feel faint, confused or very weak, call ${EMERGENCY}.`,
  minor:
    'While somebody is growing, the body needs food for that, and no weight goal is right without a doctor. If weight or food is a worry, please talk with a parent or somebody you trust and with a doctor or the school nurse. I can help with meals that the whole family likes.',
  pregnancy:
    'In pregnancy and while breastfeeding, what is right to eat and drink is a question for your midwife or doctor: please ask them, also about anything that worries you. If you bleed, have strong pain or feel very unwell, call them now. You can tell Sorrel in your plan’s safety questions, and the plan will keep to them.',
  medicine:
    'I cannot advise on medicines, insulin or how food acts with them. Please do not change a dose or a meal around it because of this app: ask your pharmacist, doctor or diabetes team. If you feel very unwell, cannot keep food or drink down, or your blood sugar is not right, follow the plan they gave you or call for help now.',
  condition:
    'What is right to eat with an illness or a complaint is a question for your doctor or a dietitian who knows your tests, so I give no amounts for it and cannot tell what is wrong. Please ask them before you change what you eat or drink, and call for help if you feel very unwell. An allergy is tested in a clinic, never at home. You can tell Sorrel in your plan’s safety questions: the plan keeps to them, or says that it cannot plan for you.',
  fast_loss:
    'Losing weight that fast is not safe, so I will not help to hurry it. It costs muscle and strength, and mostly comes back. Your plan goes at a pace that your body can follow. If weight goes down without your trying, please see a doctor soon. If there is a reason for the hurry, or food is on your mind all day, please talk to a doctor or a dietitian.',
  guilt: `No food makes you a bad person, and one meal or one day undoes nothing. You do not need to make up for it: your next meal is just the next meal. If such feelings come often, a doctor or somebody you trust can help. ${HELPLINES}`,
  distress: `I am sorry that this is so hard just now. I am a food planner and not the right one to carry it with you, but you do not have to be alone with it: please talk to somebody you trust or to a doctor. ${HELPLINES} If you could be in danger, call ${EMERGENCY}.`,
};
