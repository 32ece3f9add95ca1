export interface HelpQuestion {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

export interface HelpTopic {
  /** The anchor: `/dashboard/help#offline`. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly HelpQuestion[];
}

/** Everything the help page says. It must stay true of this product. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    questions: [
      {
        question: 'What do I do first?',
        answer: [
          'Answer the nine short questions after your first sign-in. Then tell the card on Overview about allergies and anything your plan must know, or skip it and do it later.',
          'Your first week is ready a few seconds later. Diet Plan shows the meals of each day, Overview shows today.',
        ],
      },
      {
        question: 'How do I put Sorrel on my home screen?',
        answer: [
          'Use the install entry of your browser, or the Download our App strip on the front page. On an iPhone or iPad open the share menu in Safari and choose Add to Home Screen.',
          'An installed app opens on today and keeps working without signal.',
        ],
      },
      {
        question: 'Where do I change my units or the colours?',
        answer: [
          'Open your profile with the picture at the top right. Under This device you choose centimetres and kilograms or feet and pounds, and light or dark.',
        ],
      },
      {
        question: 'Can I use Sorrel without seeing numbers?',
        answer: [
          'Yes. Open your profile and turn on Number-free mode under This device: words and pictures stand instead of calories, macros, weights and percentages, a light lunch or about half of the water of the day. Amounts, times and portions that you cook with stay, and so does what the coach writes.',
          'Your plan and everything you logged stay as they are, and the numbers come back when you turn it off.',
        ],
      },
      {
        question: 'What does Calm mode do?',
        answer: [
          'It shows fewer things: nothing moves, the bell counts nothing and no reminders are made, rings and bars keep one quiet colour, nothing comments on where your weight goes, and Overview and Progress show one card at a time. It changes no data and no plan.',
        ],
      },
    ],
  },
  {
    id: 'plan',
    title: 'Your plan',
    questions: [
      {
        question: 'How is my week made?',
        answer: [
          'Your energy and nutrients are worked out from your age, height, weight, activity and goal with published formulas. Dishes are then chosen for your way of eating, without what you must avoid, and portions are set so that each day comes close to those figures.',
          'Where a safety rule applies, for example below 18 years or while pregnant, the plan holds your weight whatever the goal.',
        ],
      },
      {
        question: 'How do I change my goal, weight or diet?',
        answer: [
          'Open your profile, then Your goal and body. It shows what a change does to your day before you save it. A new week is then made; without a connection that waits until you are online.',
          'A weight that you log shows in Why at once. Your week stays as it is until you choose to plan with the weight of now.',
        ],
      },
      {
        question: 'What happens when I tick a meal?',
        answer: [
          'Its energy counts as eaten on that day and the rings on Overview move. Tap the tick again, or Undo, to take it back.',
        ],
      },
      {
        question: 'Where is my shopping list?',
        answer: [
          'Shopping list on Overview is what the next days ask for, less what is at home. Diet Plan has all of it under List of ingredients. Both work in a shop without signal.',
        ],
      },
      {
        question: 'How does the list know what is at home?',
        answer: [
          'What you tick as bought goes into the Pantry, and what you cook comes out of it with one tap. There you can also say how much of something is left.',
        ],
      },
      {
        question: 'What can the coach do?',
        answer: [
          'Ask it in your own words: what is planned and why, what is left of the day, how long lentils take, what you can cook with what is at home. Or tell it: "Swap dinner for something with eggs", "I ate two slices of pizza", "I do not like mushrooms".',
          'What it would change stands on a card with the day before and after. Nothing changes until you tap on Apply, and Undo takes it back. All of this works without a connection.',
          'If your server offers an AI model and you let it help, that answers what the coach itself does not know. It is told your question and what it looks up for it; your weight and health answers only if you switch them on, your cycle notes never. Below its answer you can read all that was shared.',
        ],
      },
      {
        question: 'It says We are generating diet plan for you....',
        answer: [
          'Your week is being made; this takes a few seconds and the page changes by itself. Without a connection it waits until you are online again. Below nine years of age no plan is made.',
          'Where your answers leave too few dishes for a week, the page says so, names what cannot all hold together, and leads you to what you can change.',
        ],
      },
    ],
  },
  {
    id: 'allergies',
    title: 'Allergies and safety',
    questions: [
      {
        question: 'How do I leave out a food or an allergen?',
        answer: [
          'Open your profile, then Allergies and safety. Dishes with a chosen allergen or food are left out when your next plan is made. Always read the label of what you buy as well.',
        ],
      },
      {
        question: 'Is this medical advice?',
        answer: [
          'No. Sorrel plans ordinary food for healthy people. If you are ill, pregnant, or living with kidney disease or an eating disorder, please talk to a clinician about what and how much to eat.',
        ],
      },
      {
        question: 'Why can I not choose a lower target weight?',
        answer: [
          'Sorrel does not help anyone aim for a body mass index below 18.5, which the World Health Organization calls underweight. Talk to a clinician if you wish to go lower.',
        ],
      },
    ],
  },
  {
    id: 'water',
    title: 'Water, weight and movement',
    questions: [
      {
        question: 'How do I log water?',
        answer: [
          'On Overview tap a drop to set how many litres you have drunk, or +250 ml and +500 ml to add a glass. Undo takes the last change back.',
        ],
      },
      {
        question: 'What is the weekly check-in?',
        answer: [
          'Once your log of food and weights tells more than the formula, a card says once a week what it shows and what your plan would become. You choose: Change the plan, by at most 150 kcal, or Keep it. Progress shows the estimate and lets you pick the day, or none.',
          'Nobody under 18, pregnant, breastfeeding, or with an eating disorder sees it.',
        ],
      },
      {
        question: 'Can my calendar show my meals?',
        answer: [
          'Yes. Your profile has Meals in your calendar, which saves seven days as a file, without a connection. Where your server offers it, A calendar that follows your plan makes a secret address to subscribe to. Whoever has it reads the names of your meals, so renew or remove it when it went too far.',
        ],
      },
      {
        question: 'What can I take along to my doctor or dietitian?',
        answer: [
          'Progress has a report: choose the days and what is in it, then print it, save it as PDF or as a CSV file. Weight, health answers and cycle notes are in it only if you tick them. It is made on your device and sent nowhere, unless you make a link.',
          'A link lets your dietitian read the report without an account, for 7 or 30 days, or until you revoke it. It shows what you had ticked when you made it. Whoever has the link can read it, so give it to nobody else. The link itself is shown once; make another one if it is lost.',
        ],
      },
      {
        question: 'How do I correct a weight?',
        answer: [
          'Open Progress, below the weight on Overview. Logging the same day again replaces it; Remove takes it off the log.',
        ],
      },
      {
        question: 'Can I write my own fitness routine?',
        answer: [
          'Yes. Fitness has New fitness routine, and every sample there can be made yours, changed and deleted.',
        ],
      },
    ],
  },
  {
    id: 'offline',
    title: 'Without a connection',
    questions: [
      {
        question: 'What works offline?',
        answer: [
          'Everything that is on this device: your plan, recipes, shopping list, water, weight, routines, cycle and earlier chat messages. What you log or change counts at once.',
          'Signing in, changing your password, verifying a code and deleting your account need a connection.',
        ],
      },
      {
        question: 'When are my changes sent?',
        answer: [
          'By themselves, as soon as you are online and signed in. A quiet line at the top says how many changes still wait; tap it to see each of them, send it now, edit it or discard it.',
        ],
      },
      {
        question: 'What if a change is refused?',
        answer: [
          'It stays on this device, and the bell and the line at the top say so. Tap the line to read why, then edit it, try it again, copy it or discard it.',
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy and your data',
    questions: [
      {
        question: 'What stays on my device?',
        answer: [
          'Cycle notes are sealed and never leave this device, unless you put them in a copy or a report. What you shared with your account in an earlier version stays there until you delete the account. Wellness answers and your safety answers are sealed on it while they wait to be sent. Each member of a shared device has a separate store.',
        ],
      },
      {
        question: 'How do I take my data with me?',
        answer: [
          'Open your profile and look for Your data on this device: export everything as JSON, or your meals, drinks and weights as CSV. The JSON file holds your health answers in plain text, so keep it where only you can read it. Import, below it, brings the JSON file back on any device, and weights and meals of other apps.',
        ],
      },
      {
        question: 'How do I delete everything?',
        answer: [
          'Open your profile, then the tab Delete account. It removes your account and what is on this device. Logging out removes your data from this device too, and asks first if something was not sent yet.',
        ],
      },
    ],
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    questions: [
      {
        question: 'Why was I asked to sign in again?',
        answer: [
          'After five minutes without a touch the app locks, unless you keep yourself signed in on this device. After an hour the server also asks again before it takes new changes; until then everything still reads and logs here.',
        ],
      },
      {
        question: 'My code did not arrive',
        answer: [
          'Look into the spam folder, check the address, then press Resend. Each code works once and for a few minutes only; use the newest one.',
        ],
      },
      {
        question: 'A page does not show my latest figures',
        answer: [
          'The line at the top says from when your copy is. Go online, and sign in if it asks you to; the page refreshes by itself.',
        ],
      },
      {
        question: 'Why was I not reminded?',
        answer: [
          'Reminders, the weekly one at the hour you chose included, appear when you open Sorrel or while it is open. A closed phone is woken only where Notifications offers “Remind me when the app is closed” and you switched it on. Calm mode makes none. Your profile has a Notifications tab that says which ones you want.',
        ],
      },
      {
        question: 'This device could not save a change',
        answer: [
          'The browser has run out of room or forbids storing. Free some space, leave private browsing, then try again; the form keeps what you typed.',
        ],
      },
    ],
  },
];
