/** The exchanges with a model: the second turn of a question, after the device has answered a call. */
export const coachExamples = (memberId: string) => ({
  streamCoach: {
    params: { userId: memberId },
    body: {
      messages: [
        { role: 'user' as const, content: 'What is for dinner?' },
        {
          role: 'assistant' as const,
          content: '',
          calls: [{ id: 'call_1', name: 'day', arguments: '{"day":"today","slot":"dinner"}' }],
        },
        {
          role: 'tool' as const,
          call: 'call_1',
          content: '{"quoted":"Dinner today: Spinach and chickpea curry, 420 kcal."}',
        },
      ],
      tools: ['day' as const, 'dish' as const, 'propose_swap' as const],
    },
    answer: [
      { type: 'text' as const, delta: 'Spinach and ' },
      { type: 'text' as const, delta: 'chickpea curry, with 420 kcal.' },
      { type: 'end' as const, reason: 'stop' as const },
    ],
  },
});
