import { candidatesAsObject as candidates } from '../language/arabic-counts.ts';
import { formatsOf } from '../language/formats.ts';
import type { SentenceTexts } from './sentence-texts.ts';

const { number, plural } = formatsOf('ar');
const characters = (count: number) =>
  plural(count, {
    zero: `${number(count)} حرف`,
    one: 'حرفًا واحدًا',
    two: 'حرفين',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });
const inDays = (count: number) =>
  plural(count, {
    zero: `${number(count)} يوم`,
    one: 'يوم واحد',
    two: 'يومين',
    few: `${number(count)} أيام`,
    many: `${number(count)} يومًا`,
    other: `${number(count)} يوم`,
  });
const cost = (credits: number) => `تكلفة هذا من الأرصدة: ${number(credits)}`;

const invoiceStates = {
  open: 'غير مدفوعة',
  paid: 'مدفوعة',
  void: 'ملغاة',
  refunded: 'مردودة',
  disputed: 'معترض عليها',
  'charged-back': 'أعادها البنك',
};

export const sentences: SentenceTexts = {
  required: 'املأ هذا الحقل.',
  'not-valid': 'هذه القيمة غير صالحة.',
  'wrong-format': 'صيغة هذه القيمة غير صحيحة.',
  'email-invalid': 'أدخل عنوان بريد إلكتروني صحيحًا.',
  'too-short': ({ min }) => `اكتب ${characters(min)} على الأقل.`,
  'too-long': ({ max }) => `اكتب ${characters(max)} على الأكثر.`,
  'too-few': ({ min }) => `اختر ${number(min)} على الأقل.`,
  'too-many': ({ max }) => `اختر ${number(max)} على الأكثر.`,
  'too-low': ({ min }) => `أدخل عددًا لا يقل عن ${number(min)}.`,
  'too-high': ({ max }) => `أدخل عددًا لا يزيد على ${number(max)}.`,
  'webhook-url-invalid': 'أدخل عنوانًا كاملًا دون كلمة مرور أو #، مثل https://example.com/webhooks.',
  'webhook-url-private': 'هذا العنوان خاص. أدخل عنوانًا يمكن الوصول إليه من الإنترنت.',
  'https-required': 'أدخل عنوانًا يبدأ بـ https://.',
  'date-format': 'اكتب التاريخ على شكل 2024 أو 2024-05.',
  'month-format': 'اكتب الشهر على شكل 2026-11.',
  'address-format': 'أدخل عنوان IP أو شبكة، مثل 203.0.113.7 أو 2001:db8::/32.',
  'domain-format': 'أدخل نطاقًا، مثل example.com.',
  'time-zone-unknown': 'هذه المنطقة الزمنية غير معروفة.',
  'time-zone-not-listed': 'اختر منطقة زمنية من القائمة.',
  'subject-on-one-line': 'اكتب الموضوع في سطر واحد.',
  'field-unknown': ({ field }) => `{${field}} ليس حقلًا. اختر أحد الحقول المعروضة.`,
  'field-unclosed': ({ field }) => `ينقص الحقل {${field} قوس الإغلاق. أضف } بعد اسمه.`,
  'field-unopened': 'يوجد } بلا { قبله. احذفه.',
  'say-why': 'اذكر السبب بإيجاز.',
  'name-required': 'أدخل اسمًا.',
  'candidate-required': 'اختر مرشحًا واحدًا على الأقل.',
  'candidates-or-filter': 'اختر مرشحين أو عامل تصفية.',
  'unstorable-character': 'في النص حرف لا يمكن حفظه. احذفه وحاول مجددًا.',
  'file-required': 'اختر ملفًا.',
  'file-larger-than': ({ megabytes }) => `يجب ألا يزيد حجم الملف على ${number(megabytes)} ميغابايت.`,
  'request-broken': 'لم يكتمل الإرسال. حاول مجددًا.',
  'page-unknown': 'لم تعد صفحة القائمة هذه موجودة. ابدأ من الأولى.',
  'sent-before': 'أُرسل هذا الطلب من قبل بمحتوى مختلف.',

  'parcel-unreadable': 'لم تصل هذه الملفات كما أُرسلت. أرسلها مرة أخرى.',
  'import-ended': 'انتهت عملية الاستيراد هذه. ابدأ عملية أخرى.',
  'import-under-way': 'لا تزال عملية الاستيراد هذه جارية. ألغها أولًا.',
  'import-more-files': 'عدد الملفات أكبر من المحدد لعملية الاستيراد هذه. ابدأ عملية أخرى للباقي.',
  'unreadable-empty': 'الملف فارغ. اختر نسخة أخرى منه.',
  'unreadable-no-text':
    'لا يوجد نص مقروء في هذا الملف (ربما كان صورة ممسوحة). احفظ المستند الأصلي بصيغة PDF.',
  'unreadable-encrypted': 'الملف محمي بكلمة مرور. أزل كلمة المرور وارفعه من جديد.',
  'unreadable-corrupt': 'الملف تالف أو ناقص. احفظ نسخة جديدة وارفعها.',
  'unreadable-unsupported': 'هذا النوع من الملفات غير مدعوم. اختر PDF أو Word أو ملفًا نصيًا.',
  'unreadable-misnamed': 'محتوى الملف لا يطابق امتداده. أعد تسميته أو احفظه بصيغة PDF.',
  'unreadable-too-large': 'الملف كبير جدًا، أو يكبر كثيرًا عند فكه.',
  'unreadable-timeout': 'استغرقت قراءة هذا الملف وقتًا طويلًا. احفظ نسخة أبسط منه.',
  'text-takes-too-long': 'تستغرق قراءة هذا النص وقتًا طويلًا. اختصره وحاول مجددًا.',
  'resume-takes-too-long': 'تستغرق قراءة هذه السيرة وقتًا طويلًا. احفظ نسخة أبسط منها وارفعها.',
  'picture-format': 'اختر صورة: JPEG أو PNG أو WebP أو GIF أو AVIF، بحد أقصى 50 ميغابكسل.',
  'picture-unreadable': 'تعذّرت قراءة هذه الصورة. ارفع ملف JPEG أو PNG أو WebP.',
  'attachment-gone': 'لم يعد أحد الملفات المرفقة موجودًا. أرفقه من جديد.',
  'files-full': ({ used, max }) =>
    `لا مكان لهذا الملف: عدد ملفاتك المحفوظة ${number(used)} من ${number(max)}. احذف ما لم تعد تحتاج إليه، أو اختر خطة أكبر.`,
  'storage-full': ({ used, max }) =>
    `لا مكان لهذا الملف: استخدمت ${number(used)} من ${number(max)} ميغابايت. احذف ما لم تعد تحتاج إليه، أو اختر خطة أكبر.`,
  'day-full': ({ used, max }) =>
    `لا مكان لهذا الملف اليوم: رفعت ${number(used)} من ${number(max)} ميغابايت. حاول مجددًا غدًا، أو اختر خطة أكبر.`,
  'free-plan-full': 'مساحة الخطة المجانية ممتلئة حاليًا. حاول مجددًا لاحقًا، أو اختر خطة أكبر.',
  'files-unreachable': 'تعذّر الوصول إلى الملفات حاليًا. حاول مجددًا بعد دقيقة.',

  'changed-meanwhile': 'غيّر شخص آخر هذا في هذه الأثناء. قارن النسختين واحفظ من جديد.',
  'job-changed': 'غيّر شخص آخر هذا الوصف الوظيفي في هذه الأثناء. قارن النسختين واحفظ من جديد.',
  'requirement-gone': 'لم يعد هذا المتطلب في الوصف الوظيفي.',
  'preset-name-taken': 'لديك قالب بهذا الاسم. اختر اسمًا آخر.',
  'webhooks-full': ({ max }) => `يمكنك إضافة ${max} من خطافات الويب كحد أقصى. احذف واحدًا أولًا.`,
  'searches-full': ({ max }) =>
    `بلغت عمليات البحث المحفوظة لديك الحد الأقصى (${number(max)}). احذف واحدة لتحفظ أخرى.`,
  'presets-full': ({ max }) => `بلغت قوالبك الحد الأقصى للحساب (${number(max)}). احذف قالبًا لتحفظ آخر.`,

  'notes-changed': 'تغيّرت الملاحظات في نافذة أخرى في هذه الأثناء.',
  'second-reader-off': 'القارئ الثاني متوقف في هذه المؤسسة. يمكن لمالك أو مسؤول تشغيله.',
  'second-reader-limit': ({ perDay }) => `استُنفدت مراجعات هذا اليوم (${number(perDay)}). حاول مجددًا غدًا.`,
  'second-reader-failed': 'لم يعطِ النموذج اللغوي إجابة صالحة. لم يتغيّر شيء. حاول لاحقًا.',
  'second-reader-changed': 'تغيّر ما سيُرسل. اقرأه مجددًا قبل إرساله.',
  'second-reader-nothing': 'عُثر على كل المتطلبات، فلا شيء يُبحث عنه.',
  'resume-by-person-only': ({ count }) =>
    plural(count, {
      zero: 'لا أحد.',
      one: 'طلب مرشح أن يقرأ سيرته شخص فقط، فلا يمكن تقييمها. استبعدها.',
      two: 'طلب مرشحان أن يقرأ سيرتيهما شخص فقط، فلا يمكن تقييمهما. استبعدهما.',
      few: `طلب ${number(count)} مرشحين أن يقرأ سيرهم شخص فقط، فلا يمكن تقييمها. استبعدها.`,
      many: `طلب ${number(count)} مرشحًا أن يقرأ سيرهم شخص فقط، فلا يمكن تقييمها. استبعدها.`,
      other: `طلب ${number(count)} مرشح أن يقرأ سيرهم شخص فقط، فلا يمكن تقييمها. استبعدها.`,
    }),
  'application-withdrawn': 'سحب مقدّم الطلب هذا الطلب.',
  'passage-gone': 'لم يعد هذا المقطع في السيرة، فلا يمكن تأكيده.',
  'facts-busy': 'تُصحَّح البيانات حاليًا في نافذة أخرى. حاول مجددًا بعد قليل.',
  'assignee-sees-not-all': 'لا يرى هذا الشخص كل هؤلاء المرشحين. أضفه أولًا إلى فريق الوظيفة.',
  'tags-full': ({ max }) => `الحد الأقصى لوسوم المرشح ${number(max)}.`,
  'candidates-at-once': ({ max }) => `اختر ${candidates(max)} على الأكثر في المرة الواحدة.`,
  'resumes-moved': 'دُمجت هذه السير الذاتية أو فُصلت في هذه الأثناء. أعد تحميل الصفحة وحاول مجددًا.',
  'resume-stays': 'تبقى سيرة ذاتية واحدة على الأقل لدى الشخص.',
  'matches-changed': 'تغيّر المرشحون الذين يطابقون عوامل التصفية. راجع القائمة وحاول مجددًا.',
  'file-not-failed': 'لا يمكن إعادة المحاولة إلا لملف فشل أو أُلغي.',
  'mention-sees-not': 'أشرت إلى شخص لا يرى هذا المرشح. احذف الإشارة إليه.',
  'mentions-full': ({ max }) => `الحد الأقصى للأشخاص المشار إليهم في تعليق واحد ${number(max)}.`,
  'reply-to-reply': 'لا يمكن الرد على رد.',
  'comment-edit-over': ({ minutes }) =>
    `انتهت مدة تعديل التعليق (${number(minutes)} دقيقة). أضف ردًا عليه بدلًا من ذلك.`,

  'emails-at-once': ({ max }) => `راسل ${candidates(max)} على الأكثر في المرة الواحدة.`,
  'no-one-to-email': 'لا يمكن مراسلة أي من هؤلاء المرشحين. تبيّن المعاينة السبب.',
  'preview-outdated': 'تغيّر شيء منذ المعاينة. انظر إليها من جديد.',
  'templates-full': ({ max }) =>
    `بلغت قوالب رسائلك الحد الأقصى للحساب (${number(max)}). احذف قالبًا لتحفظ آخر.`,

  'review-ended': 'انتهت هذه المراجعة.',
  'review-asked-before': 'طُلبت هذه المراجعة من قبل.',
  'review-results-shown': 'ظهرت النتائج، فلم يعد تغيير الموعد النهائي ممكنًا.',
  'review-unfinished': 'لم يُكمل أحد المراجعة بعد. انتظر أو ألغِها.',
  'review-marks-missing': 'أجب عن كل مرشح قبل أن تُنهي المراجعة.',
  'review-candidates-full': ({ max }) => `اختر ${candidates(max)} على الأكثر لمراجعة واحدة.`,
  'review-of-one-job': 'اختر مرشحين لوظيفة واحدة.',
  'review-due-over': 'اختر يومًا لم ينقضِ.',
  'review-due-far': ({ days }) => `اختر يومًا خلال ${inDays(days)}.`,
  'review-results-hidden': 'لم تظهر نتائج هذه المراجعة بعد.',
  'review-finished': 'أنهيت هذه المراجعة، فلا يمكن تغيير إجاباتك.',

  'list-comments-full': 'بلغت تعليقات هذه القائمة حدها الأقصى.',
  'list-candidates-full': ({ max }) => `اختر ${candidates(max)} على الأكثر لقائمة واحدة.`,
  'export-full': ({ max }) => `اختر ${candidates(max)} على الأكثر لملف واحد من هذا النوع.`,
  'too-many-lists': ({ max }) => `الحد الأقصى لقوائم المواهب في المؤسسة ${number(max)}.`,
  'list-full': ({ max }) => `الحد الأقصى للأشخاص في قائمة مواهب ${number(max)}.`,
  'consent-ends-before': 'لا تنتهي الموافقة قبل منحها.',
  'keep-needs-consent': 'الاحتفاظ بشخص بعد مدة الاحتفاظ يتطلب موافقة تدوم المدة نفسها.',
  'export-empty': 'لا يوجد ما يُصدَّر.',

  'role-without-jobs': 'المسؤولون والمدققون لا يرون الوظائف. امنحهم دورًا آخر قبل إضافتهم إلى فريق وظيفة.',
  'personal-setting': 'في مؤسستك الشخصية هذا أحد إعداداتك.',
  'personal-organization': 'هذه مؤسستك الشخصية. أنشئ مؤسسة لتعمل مع آخرين.',
  'owned-organizations-full': ({ max }) => `الحد الأقصى للمؤسسات التي يمكنك امتلاكها ${number(max)}.`,
  'owner-needed': 'تحتاج المؤسسة إلى مالك. اجعل عضوًا آخر مالكًا أولًا.',
  'leave-instead': 'لإزالة نفسك غادِر المؤسسة.',
  'owner-already': 'أنت مالك بالفعل.',
  'member-is-owner': 'هذا العضو مالك بالفعل.',
  'only-owner': ({ organization }) =>
    `أنت المالك الوحيد لـ ${organization}. اجعل عضوًا آخر مالكًا، أو أزل الأعضاء الآخرين أولًا.`,
  'organization-name-differs': 'أدخل اسم المؤسسة كما هو معروض تمامًا.',
  'members-full': ({ max }) => `الحد الأقصى لأعضاء هذه المؤسسة ${number(max)}.`,
  'seats-taken': ({ seats, used, invited }) =>
    `كل مقاعد الخطة مشغولة (المقاعد: ${number(seats)}، المستخدم منها: ${number(used)}${invited > 0 ? `، المحجوز للدعوات: ${number(invited)}` : ''}). اختر خطة أكبر، أو أزل عضوًا، أو اسحب دعوة. لا يحتاج مديرو التوظيف والمدققون إلى مقاعد.`,
  'own-seat-missing':
    'ليس لك مقعد في هذه المؤسسة، فلا يمكنك إنفاق أرصدتها. يمكن لمالك أو مسؤول أن يُخلي مقعدًا أو يختار خطة أكبر.',
  'invited-elsewhere': 'أُرسلت هذه الدعوة إلى عنوان بريد آخر. سجّل الدخول بذلك العنوان.',
  'member-already': 'هذا الشخص عضو بالفعل.',
  'invitations-full': ({ max }) => `الحد الأقصى للدعوات المعلّقة ${number(max)}. اسحب بعضها أولًا.`,
  'invitation-accepted': 'استُخدمت هذه الدعوة من قبل. اطلب دعوة جديدة.',
  'invitation-declined': 'رُفضت هذه الدعوة. اطلب دعوة جديدة.',
  'invitation-revoked': 'سُحبت هذه الدعوة.',
  'invitation-expired': 'انتهت صلاحية هذه الدعوة. اطلب دعوة جديدة.',

  'domain-open-to-anyone': ({ domain }) =>
    `يمكن لأي شخص أن يحصل على عنوان في ${domain}. أضف نطاقًا تملكه مؤسستك.`,
  'domains-full': ({ max }) => `الحد الأقصى لنطاقات المؤسسة ${number(max)}.`,
  'domain-listed': ({ domain }) => `${domain} موجود في القائمة بالفعل.`,
  'domain-unreachable': ({ domain }) => `تعذّر الوصول إلى DNS الخاص بـ ${domain}. حاول مجددًا بعد دقيقة.`,
  'domain-of-another': ({ domain, days }) =>
    `${domain} موثّق لمؤسسة أخرى. اطلب من مالكها إزالته هناك، أو أزل سجل DNS الخاص بها وتحقّق من جديد بعد ${inDays(days)}.`,
  'client-id-required': 'أدخل معرّف العميل.',
  'client-secret-required': 'أدخل الرمز السري لهذا العميل.',
  'sign-on-no-connection': 'أعِدّ موفّر الهوية أولًا.',
  'sign-on-no-domain': 'وثّق نطاق بريد أولًا.',
  'sign-on-never-used': 'سجّل الدخول الموحّد مرة واحدة أولًا، لتتأكد من أنه يعمل.',
  'sign-on-no-way-in':
    'يحتاج أحد المالكين أولًا إلى كلمة مرور ودخول بخطوتين، ليتمكن من الدخول إذا تعطّل موفّر الهوية.',
  'api-key-unknown': 'مفتاح API هذا غير معروف. تحقق من أنك نسخته كاملًا.',
  'api-key-revoked': 'أُلغي مفتاح API هذا. اطلب مفتاحًا جديدًا من مسؤول مؤسستك.',
  'api-key-expired': 'انتهت صلاحية مفتاح API هذا. اطلب مفتاحًا جديدًا من مسؤول مؤسستك.',
  'api-key-replaced': 'لمفتاح API هذا سر جديد، والقديم لم يعد يعمل. استخدم الجديد.',
  'api-key-maker-left': 'غادر المؤسسةَ العضو الذي أنشأ مفتاح API هذا. أنشئ مفتاحًا جديدًا باسم عضو آخر.',
  'api-key-address':
    'لا يمكن استخدام مفتاح API هذا من هذا العنوان. أضف العنوان إلى المفتاح أو اتصل من عنوان آخر.',
  'api-key-scope': ({ scope }) => `ينقص مفتاحَ API هذا الإذن ${scope}. استخدم مفتاحًا يملكه.`,
  'api-key-closed': 'لا يمكن للبرامج إجراء هذا الطلب. سجّل الدخول كشخص.',
  'api-key-scope-beyond-role': ({ scope }) =>
    `دورك لا يسمح بالإذن ${scope}. أزله أو اطلب من أحد المالكين إنشاء المفتاح.`,
  'api-key-expiry-past': 'اختر تاريخ انتهاء في المستقبل.',
  'api-key-not-active': 'لم يعد مفتاح API هذا يعمل، فلا يمكن تجديده. أنشئ مفتاحًا جديدًا.',
  'api-keys-full': ({ max }) => `الحد الأقصى لمفاتيح API في المؤسسة ${number(max)}. ألغِ أحدها أولًا.`,
  'directory-hosted': 'تحفظ هذه النسخة حساباتها في مشروع مستضاف، فلا يمكن للمؤسسات ربط دليل.',
  'directory-tokens-full': ({ max }) => `الحد الأقصى لرموز الدليل ${number(max)}. ألغِ أحدها أولًا.`,
  'sign-on-hosted': 'تحفظ هذه النسخة حساباتها في مشروع مستضاف، فلا يمكن للمؤسسات استخدام الدخول الموحّد.',

  'credits-short': ({ wanted, left }) =>
    `${cost(wanted)}، ${left === 0 ? 'ولم يبقَ لديك شيء' : `ولديك ${number(left)}`}. لم يبدأ شيء.`,
  'limit-short': ({ wanted, limit, left }) =>
    `${cost(wanted)}، والمتبقي من حدّك الشهري (${number(limit)}) هو ${number(left)}. اطلب من مالك أو مسؤول أن يرفعه. لم يبدأ شيء.`,
  'writer-credits-short': ({ left }) =>
    `إنشاء الوصف الوظيفي يكلّف رصيدًا واحدًا، ولديك ${number(left)}. اكتبه بنفسك، أو احصل على أرصدة أخرى.`,
  'writer-limit-reached':
    'إنشاء الوصف الوظيفي يكلّف رصيدًا واحدًا، وقد نفد حدّك الشهري. اكتبه بنفسك، أو اطلب من مالك أو مسؤول رفع الحد.',

  'plan-free': 'أنت على الخطة المجانية، فلا يوجد ما يُلغى.',
  'plan-not-canceled': 'خطتك غير ملغاة، فلا يوجد ما يُستأنف.',
  'plan-present': 'لديك خطة Pro بالفعل.',
  'plan-by-contract': 'خطتك محددة بعقد. تواصل معنا لتغييرها.',
  'plan-ended': 'انتهت هذه الخطة.',
  'plan-unpaid': 'لم تُدفع فاتورة من فواتير خطتك. ادفعها لاستعادة Pro.',
  'plan-at-stripe': 'تُدفع هذه الخطة عبر Stripe. تواصل معنا لتغييرها.',
  'plan-at-stripe-first': 'تُدفع هذه الخطة عبر Stripe. أنهِها هناك أولًا.',
  'payment-under-way': 'دفعة Pro قيد التنفيذ. تبدأ Pro عند وصولها.',
  'ordered-in-another-tab': 'طُلبت Pro من جديد في علامة تبويب أخرى. تابع هناك.',
  'no-cards': 'تُدفع الفواتير بحوالة مصرفية، فلا توجد بطاقات لإدارتها.',
  'invoice-overdue': 'تأخر سداد فاتورة. ادفعها أولًا، ثم اطلب من جديد.',
  'invoices-unpaid': ({ count }) =>
    `عدد فواتيرك غير المدفوعة ${number(count)}. ادفع واحدة منها أولًا، ثم اطلب من جديد.`,
  'invoice-at-stripe': ({ number: invoice }) => `تدير Stripe الفاتورة ${invoice}. غيّرها في لوحة تحكم Stripe.`,
  'invoice-state': ({ number: invoice, state, next }) =>
    `حالة الفاتورة ${invoice}: ${invoiceStates[state]}. لا يمكن تغييرها إلى: ${invoiceStates[next]}.`,
  'invoice-address-at-stripe': 'تدير Stripe هذه الفاتورة. غيّر العنوان هناك.',
  'invoice-void': 'لم تعد هذه الفاتورة سارية.',
  'invoice-too-old': ({ days }) =>
    `يمكن إعادة إصدار الفاتورة المدفوعة خلال ${inDays(days)}. تواصل معنا بشأن هذه الفاتورة.`,
  'invoice-current': 'تحمل هذه الفاتورة عنوانك الحالي بالفعل.',
  'date-over': 'اختر تاريخًا في المستقبل.',

  'operator-not-suspendable': 'لا يمكن إيقاف حساب مشغّل. أزل العنوان من الإعدادات أولًا.',
  'password-required': 'أدخل كلمة مرور.',
  'password-wrong': 'كلمة المرور الحالية غير صحيحة.',
  'password-weak': 'كلمة المرور هذه ضعيفة. اختر أطول منها.',
  'password-same': 'اختر كلمة مرور تختلف عن القديمة.',
  'account-present': 'يوجد حساب بهذا البريد بالفعل. سجّل الدخول بدلًا من ذلك.',
  'proof-required': 'افتح الرابط الذي في الرسالة، أو أدخل الرمز وعنوانك.',
  'sign-in-refused': 'رُفض تسجيل الدخول.',
  'on-waitlist': 'هذا البريد مسجّل بالفعل في قائمة الانتظار.',
};
